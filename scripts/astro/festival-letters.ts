import type { Environment } from '../../src/site/environment.ts';
import { snapshotIfAny } from './snapshot-if-any.ts';

/** Letters and signs that the festival's texts have; Arabic has a face of its own. */
export function festivalLetters(environment: Environment): string {
  const used = Array.from(new Set(JSON.stringify(snapshotIfAny(environment)?.festival ?? '')));
  return used
    .filter((letter) => /[^\s\p{C}\p{Script=Arabic}]/u.test(letter))
    .toSorted()
    .join('');
}
