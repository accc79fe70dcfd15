import { bareAstro, handWritten } from './support/build-references.ts';
import { pullCrowdedFestival } from './support/crowded-site.ts';
import { measureProcess } from './support/measure-process.ts';
import { heaviestOf } from './support/site-weights.ts';
import { type Report, tableRow, writeFigures } from './support/report.ts';

const SIZES = [
  { events: 250, editions: 1 },
  { events: 1_000, editions: 1 },
  { events: 4_000, editions: 1 },
  { events: 10_000, editions: 10 },
];
/** Number of events of the site that is built again, and the share of a full build that this may take. */
const REBUILT = { events: 1_000, share: 0.15 };
/** Budget of a build with one picture: a fixed time, and a time for each page. */
const START_MS = 5_000;
const PAGE_MS = 4;
const MAX_MEMORY_MB = 1024;
const OPEN_FILES = 64;
const KB = 1024;
const MOST = { elements: 1_500, page: 120 * KB, pageSent: 30 * KB, data: 100 * KB, dataSent: 15 * KB };

const MEASURES = ['Pages', 'Time', 'ms a page beyond 5 s', 'MB', 'Elements'];
const HEADINGS = ['', ...MEASURES, 'Page, KB / sent', 'Data, KB / sent'];

type Measured = Awaited<ReturnType<typeof measure>>;

/**
 * Builds festivals of 250 to 10,000 events, whose build time must grow only with the number of pages, and writes the
 * figures to `RESULTS.md`, next to those of a bare Astro site and a hand-written page. No process of a build may open
 * more than 64 files.
 */
export async function build(report: Report, folder: string): Promise<void> {
  const measured: Measured[] = [await bareAstro(folder), handWritten()];
  for (const { events, editions } of SIZES) {
    const result = await measure(events, editions);
    measured.push(result);
    const allowed = START_MS + PAGE_MS * result.pages;
    report.line(rowOf(result));
    report.check(result.milliseconds <= allowed, `${result.name} build within ${seconds(allowed)}`);
    report.check(result.megabytes <= MAX_MEMORY_MB, `${result.name} build within ${MAX_MEMORY_MB} MB`);
    for (const [what, most] of Object.entries(MOST) as [keyof typeof MOST, number][])
      report.check(result[what] <= most, `${result.name}: ${what} at most ${most}`);
  }
  writeFigures('build', HEADINGS, measured.map(rowOf));
  await buildAgain(report);
}

/**
 * Measures pull and build of one site: in full, without any change, and after one title has changed. Share cards are
 * kept from the builds before.
 */
async function buildAgain(report: Report): Promise<void> {
  const { events, share } = REBUILT;
  await using festival = await pullCrowdedFestival(events);
  const built = await timeOf(() => festival.build());
  const unchanged = await timeOf(festival.pull);
  festival.renameEvent();
  const renamed = await timeOf(() => festival.pull().then(() => festival.build()));
  const full = unchanged + built;
  const times = [
    ['In full', full],
    ['Without any change', unchanged],
    ['After one title', renamed],
  ] as const;
  const rows = times.map(([name, time]) => tableRow([name, seconds(time), (time / full).toFixed(2)]));
  for (const row of rows) report.line(row);
  report.check(
    renamed <= share * full,
    `${events} events build again after one title in ${share} of the time`,
  );
  writeFigures('rebuild', [`Pull and build of ${events} events`, 'Time', 'Share'], rows);
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measure(events: number, editions: number) {
  await using festival = await pullCrowdedFestival(events, editions);
  const measured = await measureProcess(festival.folder, (env, ...nodeOptions) =>
    festival.build(env, { nodeOptions, openFiles: OPEN_FILES }),
  );
  const name = editions > 1 ? `${events} events in ${editions} editions` : `${events} events`;
  return { name, ...measured, ...heaviestOf(festival.dist) };
}

const kilobytes = (bytes: number): number => Math.round((bytes / KB) * 10) / 10;
const pair = (bytes: number, sent: number): string => `${kilobytes(bytes)} / ${kilobytes(sent)}`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

function rowOf({ name, pages, milliseconds, megabytes, program, ...most }: Measured): string {
  const perPage = pages > 1 ? ((milliseconds - START_MS) / pages).toFixed(1) : '';
  const { elements, page, pageSent, data, dataSent } = most;
  const time =
    milliseconds > 0 ? [seconds(milliseconds), perPage, `${megabytes} (${program})`] : ['', '', ''];
  const sizes = [elements, pair(page, pageSent), data > 0 ? pair(data, dataSent) : ''];
  return tableRow([name, pages, ...time, ...sizes]);
}
