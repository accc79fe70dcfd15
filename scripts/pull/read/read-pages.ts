import type { ApiClient } from '../client/client.ts';
import { ApiError } from '../../../src/back-end/errors.ts';
import { pageWire } from '../wire/records.ts';
import { readRecord } from '../wire/read-record.ts';
import { pagePath } from './resources.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';

/** Reads pages one by one: the back end has no list of them. */
export async function readPages(client: ApiClient, ids: readonly Id[]) {
  const quarantined: Quarantined[] = [];
  /** Paths of pages that the back end has, but which cannot be read: they failed, or are no page of that number. */
  const failed: string[] = [];
  const pages = await Promise.all(
    ids.map(async (id) => {
      const path = pagePath(id);
      const source = `/api${path}`;
      try {
        const result = readRecord(pageWire, await client.item(path), source);
        quarantined.push(...result.quarantined);
        const page = result.records.find((one) => one.id === id);
        if (page) return [page];
        failed.push(path);
        const reason = `is not page ${id}; the earlier one stays, if there is any`;
        quarantined.push({ path: source, id, reason });
        return [];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 404) failed.push(path);
        quarantined.push({ path: source, id, reason: `cannot be read: ${error.message}` });
        return [];
      }
    }),
  );
  return { pages: pages.flat(), quarantined, failed };
}
