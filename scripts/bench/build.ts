import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runAstroBuild } from '../commands/support/astro-build.ts';
import { pullFestival } from '../commands/support/pull-festival.ts';
import { startCrowdedBackEnd } from './support/crowded-back-end.ts';
import { withFolder } from './support/folder.ts';
import { measurePeakMemory } from './support/peak-memory.ts';
import { langs } from '../../src/domain/model/languages.ts';
import type { Report } from './support/report.ts';

const SIZES = [250, 500, 1000, 2000];
/** The budget of a build whose pictures are encoded already. */
const START_MS = 5_000;
const PAGE_MS = 4;
const MAX_MEMORY_MB = 1024;

interface Measured {
  pages: number;
  milliseconds: number;
  megabytes: number;
}

/** Builds festivals of 250 to 2,000 events, whose time must grow as their pages do. */
export async function build(report: Report): Promise<void> {
  for (const events of SIZES) {
    await withFolder(async (folder) => {
      const { pages, milliseconds, megabytes } = await measure(events, folder);
      const allowed = START_MS + PAGE_MS * pages;
      const perPage = ((milliseconds - START_MS) / pages).toFixed(1);
      report.line(
        `${events} events: ${pages} pages in ${(milliseconds / 1000).toFixed(1)} s (5 s and ${perPage} ms a page), ${megabytes} MB`,
      );
      report.check(milliseconds <= allowed, `${events} events build within ${(allowed / 1000).toFixed(1)} s`);
      report.check(megabytes <= MAX_MEMORY_MB, `${events} events build within ${MAX_MEMORY_MB} MB`);
    });
  }
}

async function measure(events: number, folder: string): Promise<Measured> {
  await using backEnd = await startCrowdedBackEnd(events, folder);
  const overrides = {
    ...backEnd.overrides,
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'astro'),
  };
  await pullFestival(overrides, []);
  const start = performance.now();
  const megabytes = await measurePeakMemory(folder, async (env, ...nodeOptions) => {
    if ((await runAstroBuild({ ...overrides, ...env }, { nodeOptions })) !== 0)
      throw new Error(`${events} events do not build.`);
  });
  return { pages: pagesIn(overrides.DIST_DIR), milliseconds: performance.now() - start, megabytes };
}

/** Number of pages in both languages; language redirects and other redirects, a few lines each, are not counted. */
function pagesIn(dist: string): number {
  return langs
    .flatMap((tree) => readdirSync(join(dist, tree), { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.endsWith('.html')).length;
}
