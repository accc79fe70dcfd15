import { readSnapshot, SnapshotError } from '../../src/content/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** Letters and signs that the festival's texts have; Arabic has a face of its own. */
export function festivalLetters(environment: Environment): string {
  try {
    const { festival } = readSnapshot(snapshotFolder(environment));
    const used = Array.from(new Set(JSON.stringify(festival)));
    return used
      .filter((letter) => /[^\s\p{C}\p{Script=Arabic}]/u.test(letter))
      .toSorted()
      .join('');
  } catch (error) {
    // Without a snapshot nothing is built: the loader of the collections says so.
    if (error instanceof SnapshotError) return '';
    throw error;
  }
}
