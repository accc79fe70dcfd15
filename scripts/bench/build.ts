import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { startServer } from '../api/server.ts';
import { runAstroBuild } from '../commands/support/astro-build.ts';
import { pullFestival } from '../commands/support/pull-festival.ts';
import { settings } from '../commands/support/settings.ts';
import { crowdedFestival } from './support/crowded-festival.ts';
import { withFolder } from './support/folder.ts';
import type { Report } from './support/report.ts';
import { KEY, KEY_HEADER } from './support/settings.ts';

const SIZES = [250, 500, 1000, 2000];
/** DESIGN §11: what a build may take, with its pictures encoded. */
const START_MS = 5_000;
const PAGE_MS = 4;
const MOST_MEMORY_MB = 1024;

const memoryHook = new URL('./support/peak-memory.ts', import.meta.url).href;

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
      report.promise(
        milliseconds <= allowed,
        `${events} events build within ${(allowed / 1000).toFixed(1)} s`,
      );
      report.promise(megabytes <= MOST_MEMORY_MB, `${events} events build within ${MOST_MEMORY_MB} MB`);
    });
  }
}

async function measure(events: number, folder: string): Promise<Measured> {
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b93a12' } })
    .jpeg()
    .toBuffer();
  const server = await startServer({
    database: join(folder, 'api.sqlite'),
    festival: crowdedFestival(events),
    // One picture for all: encoding is not what is measured.
    media: () => Promise.resolve({ body: picture, type: 'image/jpeg' }),
    key: KEY,
    keyHeader: KEY_HEADER,
    allowedOrigins: [],
    port: 0,
  });
  const overrides = {
    API_URL: server.url,
    API_KEY: KEY,
    API_KEY_HEADER: KEY_HEADER,
    NOW: '2024-10-12T17:00',
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'astro'),
    PEAK_MEMORY_FILE: join(folder, 'peak'),
  };
  try {
    await pullFestival(overrides, []);
    const start = performance.now();
    if ((await runAstroBuild(overrides, '--import', memoryHook)) !== 0)
      throw new Error(`${events} events do not build.`);
    const milliseconds = performance.now() - start;
    const peak = Number(readFileSync(overrides.PEAK_MEMORY_FILE, 'utf8'));
    return { pages: pagesIn(overrides.DIST_DIR), milliseconds, megabytes: Math.round(peak / 1024) };
  } finally {
    await server.close();
    rmSync(snapshotFolder(settings(overrides)), { recursive: true, force: true });
  }
}

/** Pages of the two trees; the doors and redirects beside them are files of a few lines. */
function pagesIn(dist: string): number {
  return ['fr', 'en']
    .flatMap((tree) => readdirSync(join(dist, tree), { recursive: true, encoding: 'utf8' }))
    .filter((name) => name.endsWith('.html')).length;
}
