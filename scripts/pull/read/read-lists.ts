import type { ApiClient } from '../client/client.ts';
import { ApiError } from '../../../src/back-end/errors.ts';
import type { List } from '../../../src/back-end/paging.ts';
import { readRecord, readRecords } from '../wire/read-record.ts';
import { pageWire } from '../wire/records.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { PullRefused } from '../pull-refused.ts';
import {
  isCore,
  type ListName,
  pagePath,
  resources,
  sourceOf,
  type Wire,
  type WireFestival,
} from './resources.ts';

export interface Gaps {
  quarantined: Quarantined[];
  /** Paths of lists and pages that failed although the back end has them; none of them is a core list. */
  failed: string[];
}

export interface ListsOptions {
  client: ApiClient;
  /** Accepts a core list that has fewer records than it announces. */
  acceptChanges: boolean;
  /** Called after every list, and once after the pages. */
  onRead: (path: string) => void;
}

/**
 * Reads every list.
 * @param gaps receives what cannot be read.
 * @throws PullRefused when a core list cannot be read, is not a list, or has fewer records than it announces or none
 * that can be used.
 */
export async function readLists({ client, acceptChanges, onRead }: ListsOptions, gaps: Gaps) {
  const wire: Record<string, unknown[]> = {};
  // The first core list that fails rejects: the others need not be awaited.
  await Promise.all(
    (Object.keys(resources) as ListName[]).map(async (name) => {
      const { path, schema } = resources[name];
      const source = sourceOf(name);
      wire[name] = [];
      try {
        const list = await client.list(path);
        const result = readRecords<unknown>(schema, list.items, source);
        gaps.quarantined.push(...result.quarantined);
        const loss = lossOf(list, result.records.length, result.quarantined[0]);
        if (loss !== null && isCore(name) && !acceptChanges) throw new PullRefused(`${source} ${loss}`);
        if (loss !== null) gaps.quarantined.push({ path: source, id: null, reason: loss });
        if (loss === null || isCore(name)) wire[name] = result.records;
        else gaps.failed.push(path);
      } catch (error) {
        if (isCore(name) && error instanceof ApiError)
          throw new PullRefused(`${source} cannot be read: ${error.message}`, { cause: error });
        noteFailure(error, path, null, gaps);
      }
      onRead(path);
    }),
  );
  return wire as unknown as Omit<WireFestival, 'pages'>;
}

/** Describes what a list lacks; null if it is complete. */
function lossOf({ items, announced }: List, usable: number, first: Quarantined | undefined): string | null {
  if (announced !== null) {
    return `announces ${announced} records and gives ${items.length}, twice; if that is right, pull again with --accept-changes`;
  }
  if (items.length === 0 || usable > 0) return null;
  return `holds ${items.length} records, none of which can be used; the first: ${first?.path} ${first?.reason}`;
}

/** Reads pages one by one: the back end has no list of them. @param gaps receives what cannot be read. */
export async function readPages(client: ApiClient, ids: readonly Id[], gaps: Gaps): Promise<Wire<'pages'>[]> {
  const pages = await Promise.all(
    ids.map(async (id) => {
      const path = pagePath(id);
      try {
        const result = readRecord(pageWire, await client.item(`${path}/`), `/api${path}`);
        gaps.quarantined.push(...result.quarantined);
        const page = result.records.find((one) => one.id === id);
        if (page) return [page];
        gaps.failed.push(path);
        const reason = `is not page ${id}; the earlier one stays, if there is any`;
        gaps.quarantined.push({ path: `/api${path}`, id, reason });
      } catch (error) {
        noteFailure(error, path, id, gaps);
      }
      return [];
    }),
  );
  return pages.flat();
}

/** 404 means that the back end lacks the list or page, or that it is in trouble: the grace period covers both. */
function noteFailure(error: unknown, path: string, id: Id | null, { quarantined, failed }: Gaps): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.status !== 404) failed.push(path);
  quarantined.push({ path: `/api${path}`, id, reason: `cannot be read: ${error.message}` });
}
