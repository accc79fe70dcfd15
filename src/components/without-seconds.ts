import type { Instant } from '../domain/model/common.ts';

/** An instant without its seconds, which are always zero here: a page contains a hundred of them. */
export function withoutSeconds(instant: Instant | null | undefined): string | undefined {
  return instant?.replace(/:\d\d\.\d+Z$/, 'Z');
}
