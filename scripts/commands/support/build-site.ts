import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { replaceFileSync } from '../../files/replace-file.ts';
import { runAstroBuild } from './astro-build.ts';
import { ReportedFailure } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import { publish, restoreFormer } from './publish.ts';

export interface SiteBuild {
  environment: Environment;
  /** Values that make `environment` of this process's own, for the build's process. */
  overrides?: Record<string, string>;
  /** Folder of the built site. */
  dist: string;
  /** Folder of what builds keep for the next; each `dist` has its own. */
  cache: string;
}

/** Start of the name of a build's own folder. */
const WORKSHOP = 'build-';
/** Astro's list of the pages it has kept, which it writes when it has kept them all. */
const PAGE_LIST = 'incremental-build.json';

/**
 * Builds the site from its snapshot, unless `dist` is what the build would give. The old site stays until the new one
 * is whole. Whoever calls this for a `dist` that others may build too holds the lock. Gives whether anything was built.
 * @throws ReportedFailure when the build fails.
 */
export async function buildSite({ environment, overrides = {}, dist, cache }: SiteBuild): Promise<boolean> {
  mkdirSync(cache, { recursive: true });
  const former = join(cache, 'former');
  restoreFormer({ dist, former });
  const record = join(cache, 'fingerprint');
  const { manifest } = readSnapshot(snapshotFolder(environment));
  const expected = fingerprint(environment, manifest.digest, new Date());
  if (existsSync(join(dist, 'index.html')) && existsSync(record) && readFileSync(record, 'utf8') === expected)
    return false;

  sweepWorkshops(cache);
  const next = join(mkdtempSync(join(cache, WORKSHOP)), 'dist');
  await buildInto(next, cache, overrides);
  rmSync(record, { force: true });
  publish({ next, dist, former });
  replaceFileSync(record, expected);
  sweepWorkshops(cache);
  return true;
}

/**
 * Builds in a folder of this build's own, which nobody reads. The pages kept for the next build come along and go back
 * only when Astro has kept them all: those of a build that was cut off may be halves.
 */
async function buildInto(next: string, cache: string, overrides: Record<string, string>): Promise<void> {
  const workshop = join(next, '..');
  const [keptPages, ownPages] = [join(cache, 'astro'), join(workshop, 'astro')];
  if (existsSync(keptPages)) renameSync(keptPages, ownPages);
  const start = Date.now();
  try {
    const env = { ...overrides, DIST_DIR: resolve(next), ASTRO_CACHE_DIR: resolve(ownPages) };
    if ((await runAstroBuild(env)) !== 0) throw new ReportedFailure('The build failed.');
  } finally {
    if (existsSync(ownPages) && areWhole(ownPages, start)) renameSync(ownPages, keptPages);
  }
}

/** Removes what builds have left, those that were cut off too. What such a one had started may still be on its way out. */
function sweepWorkshops(cache: string): void {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(WORKSHOP) || entry === 'next'))
    rmSync(join(cache, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Whether Astro has kept all pages it was to keep since a time, in milliseconds since the epoch, or none. */
function areWhole(pages: string, since: number): boolean {
  const isChanged = (file: string): boolean =>
    (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since;
  if (isChanged(join(pages, PAGE_LIST))) return true;
  const entries = readdirSync(pages, { recursive: true, withFileTypes: true });
  return !entries.some((entry) => entry.isFile() && isChanged(join(entry.parentPath, entry.name)));
}
