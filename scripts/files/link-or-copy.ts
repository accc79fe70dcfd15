import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './error-code.ts';

/** Creates a hard link, which takes no space, or a copy across file systems, and its folder. An existing file is kept. */
export function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') copyFileSync(from, to);
  }
}
