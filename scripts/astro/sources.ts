import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/files-below.ts';

/** Everything that the built site is made from, apart from the snapshot and the environment. */
export const sources = [
  'src',
  'public',
  'i18n',
  'scripts/archive',
  'scripts/astro',
  'scripts/files',
  'scripts/media',
  'scripts/serve',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Returns a hash of the site's code: same hash, same pages of the same content. */
export function sourcesDigest(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const filesOf = (source: string): string[] =>
  source.includes('.') ? [source] : filesBelow(source).map((file) => `${source}/${file}`);
