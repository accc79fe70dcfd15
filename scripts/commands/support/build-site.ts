import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSnapshot } from '../../../src/content/snapshot.ts';
import type { Environment } from '../../../src/site/environment.ts';
import { snapshotFolder } from '../../../src/site/snapshot-folder.ts';
import { ReportedFailure } from './failure.ts';
import { fingerprint } from './fingerprint.ts';
import { runAstroBuild } from './astro-build.ts';

export interface SiteBuild {
  environment: Environment;
  /** Values that make `environment` of this process's own, for the build's process. */
  overrides?: Record<string, string>;
  /** Folder of the built site. */
  dist: string;
  /** Folder of what builds keep for the next; each `dist` has its own. */
  cache: string;
}

/**
 * Builds the site from its snapshot, unless `dist` is what the build would give. The old site stays until the new one
 * is whole. Gives whether anything was built.
 * @throws ReportedFailure when the build fails.
 */
export async function buildSite({ environment, overrides = {}, dist, cache }: SiteBuild): Promise<boolean> {
  const record = join(cache, 'fingerprint');
  const { manifest } = readSnapshot(snapshotFolder(environment));
  const wanted = fingerprint(environment, manifest.digest, new Date());
  if (existsSync(join(dist, 'index.html')) && existsSync(record) && readFileSync(record, 'utf8') === wanted)
    return false;

  const next = join(cache, 'next');
  rmSync(next, { recursive: true, force: true });
  const env = { ...overrides, DIST_DIR: resolve(next), ASTRO_CACHE_DIR: resolve(cache, 'astro') };
  if ((await runAstroBuild(env)) !== 0) throw new ReportedFailure('The build failed.');
  rmSync(record, { force: true });
  replace(dist, next);
  mkdirSync(cache, { recursive: true });
  writeFileSync(record, wanted);
  return true;
}

function replace(folder: string, next: string): void {
  const old = `${next}-old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}
