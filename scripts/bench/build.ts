import { availableParallelism, totalmem } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runAstroBuild } from '../commands/support/build-site.ts';
import { pullFestival } from '../commands/support/pull-festival.ts';
import { bareAstro, handWritten } from './support/build-references.ts';
import { startCrowdedBackEnd } from './support/crowded-back-end.ts';
import { withFolder } from './support/folder.ts';
import { measurePeakMemory } from './support/peak-memory.ts';
import { heaviestOf, type Heaviest } from './support/site-weights.ts';
import type { Report } from './support/report.ts';

const SIZES = [
  { events: 250, editions: 1 },
  { events: 1_000, editions: 1 },
  { events: 4_000, editions: 1 },
  { events: 10_000, editions: 10 },
];
/** The budget of a build whose pictures are encoded already. */
const START_MS = 5_000;
const PAGE_MS = 4;
const MAX_MEMORY_MB = 1024;
const OPEN_FILES = 64;
const MOST = { elements: 1_500, page: 120, pageSent: 30, data: 100, dataSent: 15 };

const RESULTS = new URL('RESULTS.md', import.meta.url);
const FIGURES = /(?<=<!-- figures -->\n)[^]*(?=<!-- \/figures -->)/;

interface Measured extends Heaviest {
  name: string;
  milliseconds: number;
  megabytes: number;
}

/**
 * Builds festivals of 250 to 10,000 events, whose time must grow as their pages do, beside a bare Astro site and a
 * hand-written page, and writes the figures to `RESULTS.md`. No process of a build may open more than 64 files.
 */
export async function build(report: Report): Promise<void> {
  const measured: Measured[] = [];
  await withFolder(async (folder) => {
    measured.push(await bareAstro(folder), handWritten());
  });
  for (const { events, editions } of SIZES) {
    await withFolder(async (folder) => {
      const result = await measure(events, editions, folder);
      measured.push(result);
      const allowed = START_MS + PAGE_MS * result.pages;
      report.line(rowOf(result));
      report.check(result.milliseconds <= allowed, `${result.name} build within ${seconds(allowed)}`);
      report.check(result.megabytes <= MAX_MEMORY_MB, `${result.name} build within ${MAX_MEMORY_MB} MB`);
      for (const [what, most] of Object.entries(MOST) as [keyof typeof MOST, number][])
        report.check(result[what] <= most, `${result.name}: ${what} at most ${most}`);
    });
  }
  writeResults(measured);
}

async function measure(events: number, editions: number, folder: string): Promise<Measured> {
  await using backEnd = await startCrowdedBackEnd(events, folder, editions);
  const overrides = {
    ...backEnd.overrides,
    DIST_DIR: join(folder, 'dist'),
    ASTRO_CACHE_DIR: join(folder, 'astro'),
    // Past editions as ZIP and WACZ: what is measured is the site.
    ARCHIVES: 'off',
  };
  await pullFestival(overrides, []);
  const start = performance.now();
  const megabytes = await measurePeakMemory(folder, async (env, ...nodeOptions) => {
    const options = { nodeOptions, openFiles: OPEN_FILES };
    if ((await runAstroBuild({ ...overrides, ...env }, options)) !== 0)
      throw new Error(`${events} events do not build.`);
  });
  const milliseconds = performance.now() - start;
  const name = editions > 1 ? `${events} events in ${editions} editions` : `${events} events`;
  return { name, milliseconds, megabytes, ...heaviestOf(overrides.DIST_DIR) };
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function rowOf({ name, pages, milliseconds, megabytes, ...most }: Measured): string {
  const perPage = pages > 1 ? ((milliseconds - START_MS) / pages).toFixed(1) : '';
  const { elements, page, pageSent, data, dataSent } = most;
  const time = milliseconds > 0 ? [seconds(milliseconds), perPage, megabytes] : ['', '', ''];
  return `| ${[name, pages, ...time, elements, `${page} / ${pageSent}`, data > 0 ? `${data} / ${dataSent}` : ''].join(' | ')} |`;
}

/** Replaces the figures of the last run; method and history are written by hand. */
function writeResults(measured: readonly Measured[]): void {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1e9)} GB`;
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${machine}:`,
    '',
    '| | Pages | Time | ms a page beyond 5 s | MB | Elements | Page, KB / sent | Data, KB / sent |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...measured.map(rowOf),
    '',
  ].join('\n');
  writeFileSync(
    RESULTS,
    readFileSync(RESULTS, 'utf8').replace(FIGURES, () => `\n${table}\n`),
  );
}
