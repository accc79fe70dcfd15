import type { Instant } from '../domain/model/core.ts';

/**
 * Returns the clock of a page. A pinned "now" is the time at which the clock starts when the page loads; it then runs
 * on, so that a preview behaves as the site will during the festival.
 */
export function clockFrom(now: Instant | null): () => Date {
  if (now === null) return () => new Date();
  const offset = Date.parse(now) - Date.now();
  return () => new Date(Date.now() + offset);
}
