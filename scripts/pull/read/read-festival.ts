import type { ApiClient } from '../client/client.ts';
import { toFestival, type Options } from '../to-domain/festival.ts';
import type { Id } from '../../../src/domain/model/common.ts';
import type { Festival, PullGuards, Quarantined } from '../../../src/domain/model/festival.ts';
import { emptied } from './emptied.ts';
import { keptRecords } from './kept.ts';
import { readLists, type ReadLists } from './read-lists.ts';
import { readPages, type ReadPages } from './read-pages.ts';
import { resources, type ListName } from './resources.ts';

export interface ReadOptions extends Omit<Options, 'kept'> {
  client: ApiClient;
  legalPageId: Id;
  /** The last good snapshot: stands in for minor lists that fail or are empty all at once. */
  before: { festival: Festival; guards: PullGuards | undefined } | null;
  acceptShrink: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** Told of every list and page that was read. */
  onRead: (what: string) => void;
}

export interface ReadFestival {
  festival: Festival;
  quarantined: Quarantined[];
  /** What this reading found, for the next one. */
  guards: Omit<PullGuards, 'highWater'>;
}

const pagePath = (id: Id): string => `/pages/${id}`;

/**
 * Reads the festival whole, pages included: their ids come from the sub-menu and the legal page (API.md).
 * @throws PullRefused when a core list cannot be had.
 */
export async function readFestival(options: ReadOptions): Promise<ReadFestival> {
  const { client, legalPageId, before, acceptShrink, now, onRead, ...rest } = options;
  const lists = await readLists({ client, acceptShrink, onRead });
  const pageIds = [...lists.wire.subMenu.flatMap(({ page }) => page?.id ?? []), legalPageId];
  const pages = await readPages(client, [...new Set(pageIds)]);
  onRead('/pages/');

  const nothing = [...lists.empty.map((name) => resources[name].path), ...pages.missing.map(pagePath)];
  const { kept, emptySince, reports } = emptied(nothing, { before: before?.guards, now, acceptShrink });
  const standIns = keptRecords(before?.festival ?? null, {
    lists: [...lists.failed, ...lists.empty.filter((name) => kept.has(resources[name].path))],
    pages: [...pages.failed, ...pages.missing.filter((id) => kept.has(pagePath(id)))],
  });
  const { festival, quarantined } = toFestival(
    { ...lists.wire, pages: pages.pages },
    { ...rest, kept: standIns },
  );
  return {
    festival,
    quarantined: [...lists.quarantined, ...pages.quarantined, ...reports, ...quarantined],
    guards: { listed: listedNow(lists, pages, kept, before?.guards), emptySince },
  };
}

/** How much each list and page gave; of one that stands as it was, how much it gave when it was read. */
function listedNow(
  lists: ReadLists,
  pages: ReadPages,
  kept: ReadonlySet<string>,
  before: PullGuards | undefined,
): Record<string, number> {
  const names = Object.keys(resources) as ListName[];
  const counts = [
    ...names.map((name) => [resources[name].path, lists.wire[name].length] as const),
    ...pages.pages.map(({ id }) => [pagePath(id), 1] as const),
  ];
  const asBefore = [
    ...lists.failed.map((name) => resources[name].path),
    ...pages.failed.map(pagePath),
    ...kept,
  ].flatMap((path) => {
    const count = before?.listed[path];
    return count === undefined ? [] : [[path, count] as const];
  });
  return Object.fromEntries([...counts, ...asBefore]);
}
