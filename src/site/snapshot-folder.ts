import { hash } from 'node:crypto';
import { resolve, sep } from 'node:path';
import type { Environment } from './environment.ts';

type BackEnd = Pick<Environment, 'API_URL' | 'usesEmbeddedApi' | 'FESTIVAL'>;

/** Variable with the folder of all snapshots, for a command that keeps its own. */
export const SNAPSHOTS_DIR = 'SNAPSHOTS_DIR';
const allSnapshots = (): string => process.env[SNAPSHOTS_DIR] ?? '.data/snapshots';

/**
 * Returns the folder, from the project's root, of the snapshots of one back end. Each origin, and each festival's
 * folder, has a separate one, so that a failed pull can only fall back to a snapshot of the same festival.
 */
export function snapshotFolder(backEnd: BackEnd): string {
  const { address, name, isSpelled } = namesOf(backEnd);
  return `${allSnapshots()}/${name}${isSpelled ? '' : `-${hash('sha256', address).slice(0, 8)}`}`;
}

/** Returns the folder that earlier versions gave to several addresses, if this is one of them; null if it is not. */
export function formerSnapshotFolder(backEnd: BackEnd): string | null {
  const { address, name, isSpelled } = namesOf(backEnd);
  // A path with other letters already had a folder of its own.
  const wasHashed = backEnd.FESTIVAL !== undefined && /[^A-Za-z0-9./\\:-]/.test(address);
  return isSpelled || wasHashed ? null : `${allSnapshots()}/${name}`;
}

function namesOf({ API_URL, FESTIVAL, usesEmbeddedApi }: BackEnd) {
  // The same accented letter may come composed or decomposed, e.g. from a file manager of macOS.
  const path = FESTIVAL === undefined ? null : resolve(FESTIVAL).normalize('NFC');
  const address = path ?? (usesEmbeddedApi ? 'embedded' : API_URL);
  const name = address.replace(/[^A-Za-z0-9.]+/g, '-');
  /** Whether it has the folder of this name to itself: the name of any other address needs a hash as well. */
  const isSpelled = [spelledOrigin(name), spelledPath(name)].includes(address);
  return { address, name, isSpelled };
}

const spelledOrigin = (name: string): string => name.replace(/^(https?)-/, '$1://').replace(/-(\d+)$/, ':$1');

/** Returns the path in which every separator is a hyphen in this name. */
export const spelledPath = (name: string): string =>
  name.replace(/^([A-Za-z])-/, '$1:-').replaceAll('-', sep);

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
