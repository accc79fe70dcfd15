import type { ApiClient } from '../client/client.ts';
import { toFestival, type ToFestivalOptions } from '../to-domain/festival.ts';
import type { Id } from '../../../src/domain/model/common.ts';
import type { Festival, PullGuards, Quarantined } from '../../../src/domain/model/festival.ts';
import { applyGracePeriod } from './grace-period.ts';
import { fallbackRecords } from './fallback-records.ts';
import { readLists, type ReadLists } from './read-lists.ts';
import { readPages, type ReadPages } from './read-pages.ts';
import { resources, type ListName } from './resources.ts';
import { formerEditions } from './withdrawn.ts';

export interface ReadOptions extends Omit<ToFestivalOptions, 'fallback' | 'formerEditions'> {
  client: ApiClient;
  legalPageId: Id;
  /** The last good snapshot: stands in for minor lists that fail or are empty all at once. */
  before: { festival: Festival; guards: PullGuards | undefined } | null;
  acceptShrink: boolean;
  /** Milliseconds since the epoch. */
  now: number;
  /** Called after every list, and once after the pages. */
  onRead: (what: string) => void;
}

export interface ReadFestival {
  festival: Festival;
  quarantined: Quarantined[];
  /** What the next pull compares its own reading with. */
  guards: Omit<PullGuards, 'highWater'>;
}

const pagePath = (id: Id): string => `/pages/${id}`;

/**
 * Reads the whole festival. Pages have no list: their ids come from the sub-menu and the legal page.
 * @throws PullRefused when a core list cannot be read.
 */
export async function readFestival(options: ReadOptions): Promise<ReadFestival> {
  const { client, legalPageId, before, acceptShrink, now, onRead, ...rest } = options;
  const lists = await readLists({ client, acceptShrink, onRead });
  const pageIds = [...lists.wire.subMenu.flatMap(({ page }) => page?.id ?? []), legalPageId];
  const pages = await readPages(client, [...new Set(pageIds)]);
  onRead('/pages/');

  const emptyPaths = [...lists.empty.map((name) => resources[name].path), ...pages.missing.map(pagePath)];
  const { inGrace, emptySince, reports } = applyGracePeriod(emptyPaths, {
    before: before?.guards,
    now,
    acceptShrink,
  });
  const fallback = fallbackRecords(before?.festival ?? null, {
    lists: [...lists.failed, ...lists.empty.filter((name) => inGrace.has(resources[name].path))],
    pages: [...pages.failed, ...pages.missing.filter((id) => inGrace.has(pagePath(id)))],
  });
  const { festival, quarantined } = toFestival(
    { ...lists.wire, pages: pages.pages },
    {
      ...rest,
      fallback,
      formerEditions: before ? formerEditions(before.festival, new Date(now).toISOString()) : [],
    },
  );
  return {
    festival,
    quarantined: [...lists.quarantined, ...pages.quarantined, ...reports, ...quarantined],
    guards: { listed: recordCounts(lists, pages, inGrace, before?.guards), emptySince },
  };
}

/** Records in each list and page; for one replaced by its fallback, as many as when it was last read. */
function recordCounts(
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
  const unread = [
    ...lists.failed.map((name) => resources[name].path),
    ...pages.failed.map(pagePath),
    ...kept,
  ].flatMap((path) => {
    const count = before?.listed[path];
    return count === undefined ? [] : [[path, count] as const];
  });
  return Object.fromEntries([...counts, ...unread]);
}
