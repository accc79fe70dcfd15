import type { ApiClient } from '../client/client.ts';
import { ApiError } from '../../../src/back-end/errors.ts';
import type { List } from '../../../src/back-end/paging.ts';
import { readRecords } from '../wire/read-record.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { PullRefused } from '../pull-refused.ts';
import { isCore, type ListName, resources, sourceOf, type WireFestival } from './resources.ts';

export interface ListsOptions {
  client: ApiClient;
  /** Accepts a core list that holds fewer records than it announces. */
  acceptChanges: boolean;
  onRead: (path: string) => void;
}

/**
 * Reads every list.
 * @throws PullRefused when a core list cannot be read, is not a list, or holds fewer records than it announces or none
 * that can be used.
 */
export async function readLists({ client, acceptChanges, onRead }: ListsOptions) {
  const quarantined: Quarantined[] = [];
  /** Paths of lists that failed although the back end has them; none of them is a core one. */
  const failed: string[] = [];
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
        quarantined.push(...result.quarantined);
        const loss = lossOf(list, result.records.length, result.quarantined[0]);
        if (loss !== null && isCore(name) && !acceptChanges) throw new PullRefused(`${source} ${loss}`);
        if (loss !== null) quarantined.push({ path: source, id: null, reason: loss });
        if (loss === null || isCore(name)) wire[name] = result.records;
        else failed.push(path);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isCore(name))
          throw new PullRefused(`${source} cannot be read: ${error.message}`, { cause: error });
        // 404 means that the back end lacks the list, or that it is in trouble: the grace period covers both.
        if (error.status !== 404) failed.push(path);
        quarantined.push({ path: source, id: null, reason: `cannot be read: ${error.message}` });
      }
      onRead(path);
    }),
  );
  return { wire: wire as unknown as Omit<WireFestival, 'pages'>, quarantined, failed };
}

/** Description of what a list lacks; null if it is complete. */
function lossOf({ items, announced }: List, usable: number, first: Quarantined | undefined): string | null {
  if (announced !== null) {
    return `announces ${announced} records and gives ${items.length}, twice; if that is right, pull again with --accept-changes`;
  }
  if (items.length === 0 || usable > 0) return null;
  return `holds ${items.length} records, none of which can be used; the first: ${first?.path} ${first?.reason}`;
}
