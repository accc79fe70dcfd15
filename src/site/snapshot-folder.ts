import { resolve } from 'node:path';
import type { Environment } from './environment.ts';

/**
 * Returns the folder, from the project's root, of the snapshots of one back end. Each origin, and each festival's
 * folder, has a separate one, so that a failed pull can only fall back to a snapshot of the same festival.
 */
export function snapshotFolder({
  API_URL,
  FESTIVAL,
  usesEmbeddedApi,
}: Pick<Environment, 'API_URL' | 'usesEmbeddedApi' | 'FESTIVAL'>): string {
  const origin = FESTIVAL === undefined ? API_URL : resolve(FESTIVAL);
  const isDemo = usesEmbeddedApi && FESTIVAL === undefined;
  const name = isDemo ? 'embedded' : origin.replace(/[^A-Za-z0-9.]+/g, '-');
  return `.data/snapshots/${name}`;
}

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
