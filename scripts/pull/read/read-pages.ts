import type { ApiClient } from '../client/client.ts';
import { ApiError } from '../../../src/back-end/errors.ts';
import { pageWire } from '../wire/records.ts';
import { readRecord } from '../wire/read-record.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';

/** Reads pages one by one: the back end has no list of them. */
export async function readPages(client: ApiClient, ids: readonly Id[]) {
  const quarantined: Quarantined[] = [];
  /** Pages that the back end has, but which cannot be read: they failed, or are no page of that number. */
  const failed: Id[] = [];
  const pages = await Promise.all(
    ids.map(async (id) => {
      const source = `/api/pages/${id}`;
      try {
        const result = readRecord(pageWire, await client.item(`/pages/${id}`), source);
        quarantined.push(...result.quarantined);
        const page = result.records.find((one) => one.id === id);
        if (page) return [page];
        failed.push(id);
        const reason = `is not page ${id}; the earlier one stays, if there is any`;
        quarantined.push({ path: source, id, reason });
        return [];
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 404) failed.push(id);
        quarantined.push({ path: source, id, reason: `cannot be read: ${error.message}` });
        return [];
      }
    }),
  );
  return { pages: pages.flat(), quarantined, failed };
}
