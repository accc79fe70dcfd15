import type { Instant } from '../../../src/domain/model/common.ts';
import type { PullGuards, Quarantined } from '../../../src/domain/model/festival.ts';

const FINAL_AFTER_MS = 24 * 3_600_000;

export interface EmptiedOptions {
  /** How many records each list or page gave when it was last read, by path; absent for what is new. */
  before: PullGuards | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  acceptShrink: boolean;
}

export interface Emptied {
  /** Paths whose records stand in as they were. */
  kept: Set<string>;
  emptySince: Record<string, Instant>;
  reports: Quarantined[];
}

/**
 * What to do about lists and pages that give nothing where they gave something: a slip of an hour must not take the
 * partners off the site. They stay until a day has passed in which every pull found nothing, or until that is accepted.
 * @param paths of what gives nothing, e.g. `/partenaires/`, `/pages/7`.
 */
export function emptied(paths: readonly string[], { before, now, acceptShrink }: EmptiedOptions): Emptied {
  const result: Emptied = { kept: new Set(), emptySince: {}, reports: [] };
  for (const path of paths) {
    const count = before?.listed[path] ?? 0;
    const since = before?.emptySince[path] ?? new Date(now).toISOString();
    if (count === 0 || acceptShrink || now - Date.parse(since) >= FINAL_AFTER_MS) continue;
    result.kept.add(path);
    result.emptySince[path] = since;
    const reason =
      `gives nothing since ${since}, where it gave ${count}: what it gave is shown until that has been so for a day; ` +
      'if it is right, pull again with --accept-shrink';
    result.reports.push({ path: `/api${path}`, id: null, reason });
  }
  return result;
}
