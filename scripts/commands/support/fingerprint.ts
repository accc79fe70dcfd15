import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../../src/site/environment.ts';

/** All that the built site is made of, beside the snapshot and the environment. */
const sources = [
  'src',
  'public',
  'i18n',
  'scripts/astro',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Hash of everything a build depends on: same fingerprint, same site. The day is part of it, since what is over and
 * what is to come is also written at build time.
 */
export function fingerprint(environment: Environment, snapshotDigest: string, today: Date): string {
  const hash = createHash('sha256');
  hash.update(
    JSON.stringify([environment, snapshotDigest, process.version, today.toISOString().slice(0, 10)]),
  );
  for (const file of sources.flatMap(filesOf)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (source.includes('.')) return [source];
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
