import type { Instant } from '../domain/model/common.ts';

/**
 * The clock of a page. With "now" pinned it starts there when the page loads and runs on, so that a preview lives as
 * the festival will.
 */
export function clockFrom(now: Instant | null): () => Date {
  if (now === null) return () => new Date();
  const offset = Date.parse(now) - Date.now();
  return () => new Date(Date.now() + offset);
}
