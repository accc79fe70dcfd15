import type { ApiClient } from '../client/client.ts';
import { ApiError } from '../../../src/stores/live/errors.ts';
import { pageWire, type PageWire } from '../wire/page.ts';
import { readRecord } from '../wire/read-record.ts';
import type { Id } from '../../../src/domain/model/common.ts';
import type { Quarantined } from '../../../src/domain/model/festival.ts';

export interface ReadPages {
  pages: PageWire[];
  quarantined: Quarantined[];
  /** Pages that failed although the back end has them. */
  failed: Id[];
  /** Pages that the back end says it does not have. */
  missing: Id[];
}

/** Reads pages one by one: the back end has no list of them. */
export async function readPages(client: ApiClient, ids: readonly Id[]): Promise<ReadPages> {
  const quarantined: Quarantined[] = [];
  const failed: Id[] = [];
  const missing: Id[] = [];
  const pages = await Promise.all(
    ids.map(async (id) => {
      const source = `/api/pages/${id}`;
      try {
        const result = readRecord(pageWire, await client.item(`/pages/${id}`), source);
        quarantined.push(...result.quarantined);
        return result.records;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 404) missing.push(id);
        else failed.push(id);
        quarantined.push({ path: source, id, reason: `cannot be read: ${error.message}` });
        return [];
      }
    }),
  );
  return { pages: pages.flat(), quarantined, failed, missing };
}
