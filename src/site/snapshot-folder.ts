import { hash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Environment } from './environment.ts';

/** Paths that the name of the folder tells apart well enough; that of any other path needs a hash as well. */
const PLAIN = /^(?:[A-Za-z]:)?[A-Za-z0-9./-]*$/;

/**
 * Returns the folder, from the project's root, of the snapshots of one back end. Each origin, and each festival's
 * folder, has a separate one, so that a failed pull can only fall back to a snapshot of the same festival.
 */
export function snapshotFolder({
  API_URL,
  FESTIVAL,
  usesEmbeddedApi,
}: Pick<Environment, 'API_URL' | 'usesEmbeddedApi' | 'FESTIVAL'>): string {
  if (FESTIVAL === undefined) return `.data/snapshots/${usesEmbeddedApi ? 'embedded' : nameOf(API_URL)}`;
  // The same accented letter may come composed or decomposed, e.g. from a file manager of macOS.
  const path = resolve(FESTIVAL).normalize('NFC');
  const suffix = PLAIN.test(path.replaceAll(sep, '/')) ? '' : `-${hash('sha256', path).slice(0, 8)}`;
  return `.data/snapshots/${nameOf(path)}${suffix}`;
}

const nameOf = (origin: string): string => origin.replace(/[^A-Za-z0-9.]+/g, '-');

/** Returns the folder, from the project's root, of the festival's sealed editions, the same whatever its back end. */
export function sealFolder({
  SEALED_EDITIONS,
  SITE_SLUG,
}: Pick<Environment, 'SEALED_EDITIONS' | 'SITE_SLUG'>): string {
  return `${SEALED_EDITIONS}/${SITE_SLUG}`;
}

/** Folder of all downloaded media, named by content and shared by every snapshot. */
export const mediaFolder = '.data/media';

/** Folder, from the project's root, of the cache that a build keeps for the next one. */
export const astroCache = process.env['ASTRO_CACHE_DIR'] ?? '.cache/astro';
