import type { Renumbered } from '../../src/domain/model/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { snapshotIfAny } from './snapshot-if-any.ts';

/** What browsers need to know of records that the back end has numbered anew: to register, and to show what it finds. */
export function renumberedLive(environment: Environment): Pick<Renumbered, 'events' | 'persons'> {
  // Without a snapshot nothing is built: the loader of the collections says so.
  const manifest = snapshotIfAny(snapshotFolder(environment))?.manifest;
  const { events = {}, persons = {} } = manifest?.renumbered ?? {};
  return { events, persons };
}
