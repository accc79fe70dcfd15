import type { Instant } from '../../../src/domain/model/common.ts';
import type { PullGuards, Quarantined } from '../../../src/domain/model/festival.ts';

const GRACE_MS = 24 * 3_600_000;

export interface GracePeriodOptions {
  /** How many records each list or page gave when it was last read, by path; absent for what is new. */
  before: PullGuards | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  acceptShrink: boolean;
}

export interface GracePeriod {
  /** Paths whose earlier records are shown for now. */
  inGrace: Set<string>;
  emptySince: Record<string, Instant>;
  reports: Quarantined[];
}

/**
 * Keeps what lists and pages held before they turned empty: an editor's slip must not take the partners off the site.
 * The earlier records go once every pull of a whole day has found nothing, or once `acceptShrink` is set.
 * @param paths of empty lists and pages, e.g. `/partenaires/`, `/pages/7`.
 */
export function applyGracePeriod(
  paths: readonly string[],
  { before, now, acceptShrink }: GracePeriodOptions,
): GracePeriod {
  const result: GracePeriod = { inGrace: new Set(), emptySince: {}, reports: [] };
  for (const path of paths) {
    const count = before?.listed[path] ?? 0;
    const since = before?.emptySince[path] ?? new Date(now).toISOString();
    if (count === 0 || acceptShrink || now - Date.parse(since) >= GRACE_MS) continue;
    result.inGrace.add(path);
    result.emptySince[path] = since;
    const reason =
      `has been empty since ${since}, and held ${count} before: the earlier records are shown for a day; ` +
      'if it is right, pull again with --accept-shrink';
    result.reports.push({ path: `/api${path}`, id: null, reason });
  }
  return result;
}
