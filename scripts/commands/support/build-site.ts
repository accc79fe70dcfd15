import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import { dayOf } from '../../../src/domain/time/zone-clock.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { sourcesDigest } from '../../astro/sources.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { KEEP_HEAP_SMALL, RETURN_FREED_MEMORY } from '../../process/memory.ts';
import { exitingWithParent, type ProcessOptions, runNodeOrFail, tool } from '../../process/processes.ts';
import { publish, restoreFormer } from './publish.ts';

interface SiteBuild {
  environment: Environment;
  /** Variables for the build's process, where `environment` differs from the environment of this process. */
  overrides?: Record<string, string>;
  dist: string;
  /** Folder of what a build keeps for the next one; each `dist` has its own. */
  cache: string;
  /** Number of files that the build may have open at once; by default the machine's limit. */
  openFiles?: number | undefined;
  /** Publishes the site once its pages are built. The returned function later makes pictures, packs and share cards. */
  isFinishedLater?: boolean;
}

const BUILD_FOLDER_PREFIX = 'build-';

/** Variables of a production build. Under a test runner they have other values, which Vite and React would follow. */
const PRODUCTION_ENV = { NODE_ENV: 'production', MODE: 'production', PROD: '1', DEV: '' };

/**
 * Builds the site from its snapshot, unless `dist` is up to date. The old site stays until the new one is complete. For a
 * `dist` that other commands may build too, the caller must hold the lock.
 * @returns a function that finishes the site if that was left for later, or null if there is nothing to do. If it is
 * interrupted, the next build renders the pages again.
 * @throws ReportedFailure when the build fails.
 */
export async function buildSite(build: SiteBuild): Promise<(() => Promise<void>) | null> {
  const { environment, overrides = {}, dist, cache, openFiles, isFinishedLater = false } = build;
  mkdirSync(cache, { recursive: true });
  const former = join(cache, 'former');
  restoreFormer({ dist, former });
  // The fingerprint of the site in `dist`, written once the site is finished.
  const record = join(cache, 'fingerprint');
  const { manifest } = readSnapshot(snapshotFolder(environment));
  const current = fingerprint(environment, manifest.digest);
  const built =
    existsSync(join(dist, 'index.html')) && existsSync(record) ? readFileSync(record, 'utf8') : null;
  if (built === current) return null;

  removeBuildFolders(cache);
  const next = join(mkdtempSync(join(cache, BUILD_FOLDER_PREFIX)), 'dist');
  const env = { ...overrides, ASTRO_CACHE_DIR: resolve(cache, 'astro') };
  await runAstroBuild({ ...env, DIST_DIR: resolve(next) }, { openFiles });
  const finish = (site: string) => finishSite(site, env, { openFiles });
  if (!isFinishedLater) await finish(next);
  rmSync(record, { force: true });
  publish({ next, dist, former });
  removeBuildFolders(cache);
  const recordBuild = () => replaceFile(record, current);
  if (isFinishedLater) return () => finish(dist).then(recordBuild);
  await recordBuild();
  return null;
}

/**
 * Returns a hash of everything a build depends on. The day at the festival is part of it, since pages also state what
 * was over or upcoming when they were built (**Visitor's now**).
 */
function fingerprint(environment: Environment, snapshotDigest: string): string {
  const day = dayOf(new Date(), environment.TIME_ZONE);
  return hash('sha256', JSON.stringify([environment, snapshotDigest, process.version, day, sourcesDigest()]));
}

export interface BuildOptions extends Pick<ProcessOptions, 'openFiles'> {
  nodeOptions?: readonly string[];
}

/** Renders the pages of the site. @throws ReportedFailure when that fails. */
export function runAstroBuild(env: Record<string, string>, { nodeOptions = [], openFiles }: BuildOptions) {
  const args = [...KEEP_HEAP_SMALL, ...nodeOptions, ...tool('astro/bin/astro.mjs', 'build')];
  return runNodeOrFail('The build failed.', args, {
    // A festival of 2,000 events must build within 1 GB.
    env: { ...RETURN_FREED_MEMORY, ...PRODUCTION_ENV, ...env },
    openFiles,
  });
}

/**
 * Makes the files that a site of rendered pages still lacks, in a separate process with additions to the environment.
 * @throws ReportedFailure when that fails.
 */
export function finishSite(
  dist: string,
  env: Record<string, string>,
  { nodeOptions = [], openFiles }: BuildOptions,
): Promise<void> {
  const program = exitingWithParent('scripts/astro/finish-site.ts', dist);
  const args = [...KEEP_HEAP_SMALL, ...nodeOptions, ...program];
  return runNodeOrFail('The site could not be finished.', args, { env, openFiles });
}

/** Removes the folders of earlier builds. Processes of an interrupted build may still be ending, hence the retries. */
function removeBuildFolders(cache: string): void {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(BUILD_FOLDER_PREFIX)))
    rmSync(join(cache, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
