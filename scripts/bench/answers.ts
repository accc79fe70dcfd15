import { chromium, type Page } from '@playwright/test';
import { requireBrowser } from '../commands/support/browser.ts';
import { serve, serveApp } from '../serve/serve.ts';
import { programmeByHand } from './support/build-references.ts';
import { type Key, keysOf, noteFirstPaint, timeOf, type WatchedAct } from './support/answer-times.ts';
import { pullCrowdedFestival } from './support/crowded-site.ts';
import { percentile } from './support/load.ts';
import { type Report, tableRow, writeFigures } from './support/report.ts';

/**
 * Numbers of events in an edition, each with the milliseconds allowed for the answer to an act. A programme of up to 80
 * events is one page; in a longer one, each day has its own page.
 */
const SIZES = [
  { events: 80, allowed: 50 },
  { events: 100, allowed: 50 },
  { events: 1_000, allowed: 100 },
  { events: 5_000, allowed: 150 },
];
const SLOWER = 4;
/** Milliseconds of script time allowed for each key typed into the search. */
const KEY_MS = 10;
/** How often each act is performed, each time on a freshly loaded page; the median counts. */
const TIMES = 5;
/** Share of keys that must stay within `KEY_MS`: garbage collection may delay the others. */
const PERCENTILE = 0.95;
const QUERIES = ['lumiere', 'concert samedi', 'fauteuil roulant', 'fotografie', 'qui expose ce soir'];

interface Act extends WatchedAct {
  name: string;
  route: string;
  /** Prepares the page until it can answer the act. */
  prepare: (page: Page) => Promise<unknown>;
  /** False if another page answers or the map moves: the time is then reported, but not checked. */
  isChecked?: false;
}

const wakeFilters = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 1);
  await page.locator('[data-programme] astro-island:not([ssr])').first().waitFor();
};
const openMap = async (page: Page): Promise<void> => {
  await page.locator('#map button').first().click();
  await page.locator('#map select').first().waitFor();
  await page.locator('#map .leaflet-marker-icon').first().waitFor();
};

const onProgramme = { route: 'program/2024', prepare: wakeFilters, event: 'click' } as const;
const onMap = { route: 'map', prepare: openMap, event: 'change', answer: '.leaflet-marker-pane' } as const;

const acts: Act[] = [
  {
    ...onProgramme,
    name: 'Type',
    answer: '[data-list] li, [data-window]',
    perform: (page) => page.locator('[data-programme] a[data-type="2"]').click({ force: true }),
  },
  {
    ...onProgramme,
    name: 'Day',
    answer: '[data-list] li',
    perform: (page) => page.locator('[data-programme] table a[href*="2024-10-15"]').click({ force: true }),
    isChecked: false,
  },
  {
    ...onMap,
    name: 'Day on the map',
    perform: (page) => page.locator('#map select').first().selectOption('2024-10-15'),
  },
  {
    ...onMap,
    name: 'Kind on the map',
    perform: (page) => page.locator('#map select').last().selectOption({ index: 2 }),
  },
  {
    name: 'Venue on the map',
    route: 'map',
    prepare: async (page) => {
      await openMap(page);
      await page.locator('#map [role="combobox"]').click();
    },
    event: 'click',
    answer: '.leaflet-popup-pane',
    perform: (page) => page.locator('#map [role="option"]').nth(2).click({ force: true }),
    isChecked: false,
  },
];

/** The first act on a page that is written as somebody would by hand, without styles: the least that it takes here. */
const actByHand: Act = {
  name: 'Type',
  route: '',
  prepare: (page) => page.locator('li').first().waitFor(),
  event: 'click',
  answer: 'li',
  perform: (page) => page.locator('button').nth(2).click({ force: true }),
};

/**
 * Measures how soon a visitor's acts are answered in editions of 80 to 5,000 events, in a browser slowed down four
 * times, and writes the figures to `RESULTS.md`. The site is served on this machine: network time is not included.
 */
export async function answers(report: Report): Promise<void> {
  const rows = [await answersByHand()];
  for (const size of SIZES) {
    await using festival = await pullCrowdedFestival(size.events);
    await festival.build();
    rows.push(await answersOf(festival.dist, size, report));
  }
  const names = ['Events', ...acts.map(({ name }) => name), 'Key: script', 'its slowest', 'Key: frame'];
  for (const row of rows) report.line(row);
  writeFigures('answers', names, rows);
}

async function answersByHand(): Promise<string> {
  const { name, html } = programmeByHand();
  const response = () => new Response(html, { headers: { 'content-type': 'text/html' } });
  await using site = await serveApp({ fetch: response }, 0);
  await using tab = await openSlowTab(`${site.url}/`);
  const others = [...acts.slice(1), 'Key: script', 'its slowest', 'Key: frame'];
  return tableRow([name, await tab.timeOf(actByHand), ...others.map(() => '')]);
}

async function answersOf(dist: string, { events, allowed }: (typeof SIZES)[number], report: Report) {
  await using site = await serve({ directory: dist, port: 0 });
  await using tab = await openSlowTab(`${site.url}/fr/`);
  const row: (string | number)[] = [events];
  for (const act of acts) {
    const time = await tab.timeOf(act);
    row.push(time);
    if (act.isChecked !== false)
      report.check(time <= allowed, `${events} events: ${act.name} within ${allowed} ms (${time})`);
  }
  const keys = await tab.searchKeys();
  const work = keys.map(({ worked }) => worked);
  const most = rounded(work, PERCENTILE);
  const frames = keys.map(({ painted }) => painted);
  row.push(rounded(work, 0.5), `${most} / ${rounded(work, 1)}`, rounded(frames, 0.5));
  report.check(most <= KEY_MS, `${events} events: a key of the search within ${KEY_MS} ms (${most})`);
  return tableRow(row);
}

/** Opens a browser whose pages, below `base`, are slowed down once they are loaded. */
async function openSlowTab(base: string) {
  const browser = await chromium.launch({
    executablePath: await requireBrowser(),
    // No tiles and no back end, since only the page is measured. Playwright's own routing would delay requests.
    args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(noteFirstPaint);
  const processor = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate });
  const open = async (route: string, prepare: () => Promise<unknown>): Promise<void> => {
    await slowDown(1);
    await page.goto(base + (route && `${route}/`));
    await prepare();
    await slowDown(SLOWER);
  };
  return {
    /** Returns the median of the milliseconds until an act is answered. */
    timeOf: async (act: Act): Promise<number> => {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        await open(act.route, () => act.prepare(page));
        times.push(await timeOf(page, act));
      }
      return rounded(times, 0.5);
    },
    searchKeys: async (): Promise<Key[]> => {
      const keys: Key[] = [];
      for (const query of QUERIES) {
        await open('search', async () => {
          await page.locator('#search-page').click();
          await page.waitForLoadState('networkidle');
        });
        keys.push(...(await keysOf(page, query)));
      }
      return keys;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

const rounded = (times: readonly number[], share: number): number => Math.round(percentile(times, share));
