import { snapshotIfAny } from '../../src/content/snapshot.ts';
import type { Renumbered } from '../../src/domain/model/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** Returns the letters and signs of the festival's texts, without Arabic, which has its own face. */
export function festivalLetters(environment: Environment): string {
  const festival = snapshotIfAny(snapshotFolder(environment))?.festival ?? '';
  return Array.from(new Set(JSON.stringify(festival)))
    .filter((letter) => /[^\s\p{C}\p{Script=Arabic}]/u.test(letter))
    .toSorted()
    .join('');
}

/** Returns the renumbered ids that browsers need, to register visitors and to show results of the back end. */
export function renumberedLive(environment: Environment): Pick<Renumbered, 'events' | 'persons'> {
  const manifest = snapshotIfAny(snapshotFolder(environment))?.manifest;
  const { events = {}, persons = {} } = manifest?.renumbered ?? {};
  return { events, persons };
}
