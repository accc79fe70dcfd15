import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { snapshotIfAny } from './snapshot-if-any.ts';

/** Letters and signs that the festival's texts have; Arabic has a face of its own. */
export function festivalLetters(environment: Environment): string {
  // Without a snapshot nothing is built: the loader of the collections says so.
  const festival = snapshotIfAny(snapshotFolder(environment))?.festival ?? '';
  return Array.from(new Set(JSON.stringify(festival)))
    .filter((letter) => /[^\s\p{C}\p{Script=Arabic}]/u.test(letter))
    .toSorted()
    .join('');
}
