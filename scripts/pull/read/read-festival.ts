import { toFestival, type ToFestivalOptions } from '../to-domain/festival.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import type { Renumbered } from '../../../src/domain/model/snapshot.ts';
import {
  lossesInGrace,
  fallbackRecords,
  listHolding,
  minorLists,
  pageHolding,
} from '../contract/holdings.ts';
import { renumberedSince, reportRenumbered, underPublishedNumbers } from '../contract/renumbered.ts';
import { type Gaps, type ListsOptions, readLists, readPages } from './read-lists.ts';
import { pagePath } from './resources.ts';
import { former } from './withdrawn.ts';

export interface ReadOptions extends ListsOptions, Omit<ToFestivalOptions, 'fallback' | 'formerEditions'> {
  /** The last good snapshot: it replaces minor lists and pages that fail or suddenly lose their content. */
  before: Pick<Snapshot, 'festival' | 'manifest'> | null;
  /** Milliseconds since the epoch. */
  now: number;
}

/**
 * Reads the whole festival. Pages have no list: their ids come from the sub-menu, the legal page, and the snapshot before,
 * since a page without a menu entry keeps its address.
 * @throws PullRefused when a core list cannot be read.
 */
export async function readFestival(options: ReadOptions) {
  const { client, before, acceptChanges, now, onRead, ...rest } = options;
  const { legalPageId } = rest.ids;
  const guardsBefore = before?.manifest.guards;
  const gaps: Gaps = { quarantined: [], failed: [] };
  const lists = await readLists({ client, acceptChanges, onRead }, gaps);
  const menuPageIds = lists.subMenu.flatMap(({ page }) => page?.id ?? []);
  const pageIdsBefore = before?.festival.pages.map(({ id }) => id) ?? [];
  const pageIds = [...new Set([...menuPageIds, legalPageId, ...pageIdsBefore])];
  const pages = await readPages(client, pageIds, gaps);
  const withdrawnIds = before?.festival.withdrawnPages.map(({ id }) => id) ?? [];
  const goneIds = withdrawnIds.filter((id) => !pageIds.includes(id));
  // That a withdrawn page cannot be read is no news.
  const returned = await readPages(client, goneIds, { quarantined: [], failed: [] });
  const all = { ...lists, pages: [...pages, ...returned] };
  onRead('/pages/');

  const at = new Date(now).toISOString();
  const convert = (renumbered: Renumbered, fallback: Partial<Festival> = {}): ReturnType<typeof toFestival> =>
    toFestival(underPublishedNumbers(all, renumbered), {
      ...rest,
      fallback,
      formerEditions: before ? former(before.festival.withdrawnEditions, before.festival.editions, at) : [],
    });
  const asNumbered = convert({});
  const renumbered = before
    ? renumberedSince(before.festival, before.manifest.renumbered, asNumbered.festival)
    : {};
  const given = Object.keys(renumbered).length > 0 ? convert(renumbered) : asNumbered;
  const holdings = [
    ...minorLists.map((name) => listHolding(name, lists[name].length, given.festival)),
    ...pageIds.map((id) => {
      const page = given.festival.pages.find((one) => one.id === id);
      return pageHolding(pagePath(id), page, id === legalPageId);
    }),
  ].filter(({ path }) => !gaps.failed.includes(path));
  const { emptySince, reports } = lossesInGrace(holdings, { before: guardsBefore, now, acceptChanges });
  const replaced = [...gaps.failed, ...Object.keys(emptySince)];
  const { festival, quarantined } =
    replaced.length > 0 ? convert(renumbered, fallbackRecords(before?.festival ?? null, replaced)) : given;
  return {
    festival,
    quarantined: [...gaps.quarantined, ...reports, ...reportRenumbered(renumbered), ...quarantined],
    /** Records that the back end has renumbered; everything above uses the numbers they were published with. */
    renumbered,
    /** Data for the next pull's comparison. */
    guards: {
      listed: Object.fromEntries([
        ...holdings.map(({ path, usable }) => [path, usable] as const),
        // A list or page that is replaced by earlier records keeps the count from when it was last read.
        ...Object.entries(guardsBefore?.listed ?? {}).filter(([path]) => replaced.includes(path)),
      ]),
      emptySince,
    },
  };
}
