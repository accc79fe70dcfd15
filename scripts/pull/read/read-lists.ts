import type { ApiClient } from '../../../src/api/client.ts';
import { ApiError } from '../../../src/api/errors.ts';
import type { WireFestival } from '../../../src/api/to-domain/wire-festival.ts';
import { readRecords } from '../../../src/api/wire/read-record.ts';
import type { Quarantined } from '../../../src/domain/model/festival.ts';
import { PullRefused } from '../pull-refused.ts';
import { coreLists, resources, type ListName } from './resources.ts';

export interface ReadLists {
  wire: Omit<WireFestival, 'pages'>;
  quarantined: Quarantined[];
  /** Lists that failed although the back end has them; none of them is a core one. */
  failed: ListName[];
}

const isCore = (name: ListName): boolean => coreLists.some((core) => core === name);

/**
 * Reads every list.
 * @throws PullRefused when a core list cannot be had, is not a list, or holds no record that can be used.
 */
export async function readLists(client: ApiClient, onList: (path: string) => void): Promise<ReadLists> {
  const quarantined: Quarantined[] = [];
  const failed: ListName[] = [];
  const wire: Record<string, unknown[]> = {};
  // One core list that fails decides; the others need not be waited for.
  await Promise.all(
    (Object.keys(resources) as ListName[]).map(async (name) => {
      const { path, schema } = resources[name];
      const source = `/api${path}`;
      wire[name] = [];
      try {
        const { items, announced } = await client.list(path);
        const reading = readRecords<unknown>(schema, items, source);
        wire[name] = reading.records;
        quarantined.push(...reading.quarantined);
        if (announced !== null) {
          quarantined.push({
            path: source,
            id: null,
            reason: `announces ${announced}, gives ${items.length}`,
          });
        }
        if (isCore(name) && items.length > 0 && reading.records.length === 0) {
          throw new PullRefused(
            `none of the ${items.length} records of ${source} can be used; the first: ${said(reading.quarantined[0])}`,
          );
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (isCore(name)) throw new PullRefused(`${source} cannot be had: ${error.message}`, error);
        // A back end that does not have the list at all says 404: then there is nothing to keep either.
        if (error.status !== 404) failed.push(name);
        quarantined.push({ path: source, id: null, reason: `cannot be had: ${error.message}` });
      }
      onList(path);
    }),
  );
  return { wire: wire as unknown as Omit<WireFestival, 'pages'>, quarantined, failed };
}

function said(one: Quarantined | undefined): string {
  return one ? `${one.path} ${one.reason}` : '';
}
