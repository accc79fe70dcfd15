import type { Instant } from '../../../src/domain/model/core.ts';
import type { PullGuards, Quarantined } from '../../../src/domain/model/snapshot.ts';
import { isLoss } from './publication-contract.ts';
import type { Holding } from './holdings.ts';

const GRACE_MS = 24 * 3_600_000;

export interface GracePeriodOptions {
  /** Holdings of each list or page when it was last read, by path; absent for a new one. */
  before: PullGuards | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  acceptChanges: boolean;
}

/**
 * Keeps what minor lists and pages held before they lost it: an editor's slip must not take the partners off the site.
 * The earlier records go once every pull of a whole day has found the same, or once `acceptChanges` is set. The legal
 * notice, and a list whose records have all become unusable, wait for the latter: that is never meant.
 */
export function applyGracePeriod(
  holdings: readonly Holding[],
  { before, now, acceptChanges }: GracePeriodOptions,
) {
  /** Since when, by the paths whose earlier records are shown for now. */
  const emptySince: Record<string, Instant> = {};
  const reports: Quarantined[] = [];
  if (acceptChanges) return { emptySince, reports };
  for (const { path, given, usable, isPage, isRequired } of holdings) {
    const held = before?.listed[path] ?? 0;
    const isLost = isPage ? usable < held : isLoss(held, usable);
    const isNeverMeant = isRequired || (given > 0 && usable === 0);
    const since = before?.emptySince[path] ?? new Date(now).toISOString();
    if (!isLost || (!isNeverMeant && now - Date.parse(since) >= GRACE_MS)) continue;
    emptySince[path] = since;
    const found = isPage
      ? 'has had less to read than before'
      : usable > 0
        ? `has held ${usable} records of use`
        : given > 0
          ? `has held ${given} records, none of any use,`
          : 'has been empty';
    const reason =
      `${found} since ${since}${isPage ? '' : `, and held ${held} before`}: the earlier records are shown ` +
      `${isNeverMeant ? 'until it is mended' : 'for a day'}; if it is right, pull again with --accept-changes`;
    reports.push({ path: `/api${path}`, id: null, reason });
  }
  return { emptySince, reports };
}
