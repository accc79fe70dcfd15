import type { ApiClient } from '../../../src/api/client.ts';
import { toFestival, type Options } from '../../../src/api/to-domain/festival.ts';
import type { Id } from '../../../src/domain/model/common.ts';
import type { Festival, Quarantined } from '../../../src/domain/model/festival.ts';
import { keptRecords } from './kept.ts';
import { readLists } from './read-lists.ts';
import { readPages } from './read-pages.ts';

export interface ReadOptions extends Omit<Options, 'kept'> {
  client: ApiClient;
  legalPageId: Id;
  /** Stands in for minor lists that fail. */
  before: Festival | null;
  /** Told of every list and page that was read. */
  onRead: (what: string) => void;
}

/**
 * Reads the festival whole, pages included: their ids come from the sub-menu and the legal page (API.md).
 * @throws PullRefused when a core list cannot be had.
 */
export async function readFestival(
  options: ReadOptions,
): Promise<{ festival: Festival; quarantined: Quarantined[] }> {
  const { client, legalPageId, before, onRead, ...rest } = options;
  const lists = await readLists(client, onRead);
  const pageIds = [...lists.wire.subMenu.flatMap(({ page }) => page?.id ?? []), legalPageId];
  const pages = await readPages(client, [...new Set(pageIds)]);
  onRead('/pages/');

  const kept = keptRecords(before, { lists: lists.failed, pages: pages.failed });
  const { festival, quarantined } = toFestival({ ...lists.wire, pages: pages.pages }, { ...rest, kept });
  return { festival, quarantined: [...lists.quarantined, ...pages.quarantined, ...quarantined] };
}
