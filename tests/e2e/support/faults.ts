import type { BrowserContextOptions, Page, Route } from '@playwright/test';
import { failures } from './failures.ts';

/** A fault that a visitor may meet: in the back end, the network, the browser or the clock. */
export interface Fault {
  name: string;
  /** Two templates that meet it: `npm run test:all` opens these with it. */
  routes: readonly [string, string];
  /** Settings of the browser. */
  browser?: Pick<BrowserContextOptions, 'timezoneId'>;
  /** Causes the fault before the page is opened. */
  begin?: (page: Page) => Promise<unknown>;
  /** Causes the fault once the page has been read. */
  beginLater?: (page: Page) => Promise<unknown>;
  /** Some requests of the page are never answered: the test does not wait for them. */
  isEndless?: true;
}

const BACK_END = '**/api/**';
const answers =
  (pattern: string | RegExp, answer: (route: Route) => unknown) =>
  (page: Page): Promise<unknown> =>
    page.route(pattern, answer);
const abort = (route: Route): Promise<void> => route.abort();
const isPage = (route: Route): boolean => route.request().isNavigationRequest();
/** Only pages are answered. */
const stall = answers('**', (route) => (isPage(route) ? route.continue() : failures.slow()));

/** Moves the moment at which each visit begins to another year, in the site's scripts, which contain it (`NOW`). */
const clockIn = (year: number, ...met: Fault['routes']): Fault => ({
  name: `a clock of ${year}`,
  routes: met,
  begin: answers('**/_astro/shell.*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.replace(/2024(-\d\d-\d\dT[\d:.]+Z)/, `${year}$1`) });
  }),
});

/** Runs in the page: refuses storage like a browser whose visitor lets no site store anything. */
export function refuseStorage(): void {
  const denied = (): DOMException => new DOMException('denied', 'SecurityError');
  const deny = (): never => {
    throw denied();
  };
  for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get: deny });
  // Pages of the site have `caches`, but the empty page before them does not.
  if (!('caches' in window)) return;
  IDBFactory.prototype.open = deny;
  const refusal = { value: () => Promise.reject(denied()) };
  for (const method of ['open', 'match', 'keys', 'has', 'delete'])
    Object.defineProperty(CacheStorage.prototype, method, refusal);
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

export const faults: readonly Fault[] = [
  {
    name: 'a back end that is down',
    routes: ['contact', 'event/Contre-jour'],
    begin: answers(BACK_END, failures.down),
  },
  {
    name: 'a back end that never answers',
    routes: ['search', 'auth'],
    begin: answers(BACK_END, failures.slow),
  },
  {
    name: 'a back end that answers with a page',
    routes: ['userEventSubscriptions', 'add-partner'],
    begin: answers(BACK_END, failures.html),
  },
  {
    name: 'a browser that stores nothing',
    routes: ['plan', 'auth'],
    begin: (page) => page.addInitScript(refuseStorage),
  },
  {
    name: 'storage that is full',
    routes: ['plan', 'offline'],
    begin: (page) => page.addInitScript(fillStorage),
  },
  {
    name: 'no cookies',
    routes: ['', 'accueil'],
    begin: async (page) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    },
  },
  { name: 'no fonts', routes: ['about-us', 'artists'], begin: answers(/\.woff2$/, abort) },
  { name: 'no map tiles', routes: ['map', 'map/1'], begin: answers(/tile/, abort) },
  { name: 'no films', routes: ['event/Contre-jour', 'person/24'], begin: answers(/youtube/, abort) },
  {
    name: 'a network that stalls before the page is whole',
    routes: ['program/2024', 'calendar'],
    begin: stall,
    isEndless: true,
  },
  {
    name: 'a network that stalls once the page is read',
    routes: ['editions', 'press/2024'],
    beginLater: stall,
    isEndless: true,
  },
  {
    name: 'slow 3G that loses one answer in twenty',
    routes: ['edition/2024', 'embed/program/2024'],
    begin: async (page) => {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      });
      let asked = 0;
      await page.route('**', (route) => {
        asked += 1;
        return asked % 20 === 10 && !isPage(route) ? route.abort('connectionreset') : route.continue();
      });
    },
  },
  clockIn(2019, 'now', 'program/2024'),
  clockIn(2031, '', 'event/Contre-jour'),
  {
    name: 'a visitor in New York',
    routes: ['now', 'program/2024/2024-10-12'],
    browser: { timezoneId: 'America/New_York' },
  },
  {
    name: 'a visitor on Kiritimati',
    routes: ['', 'calendar'],
    browser: { timezoneId: 'Pacific/Kiritimati' },
  },
];

/** Returns the fault that one file cannot be loaded. */
export const lossOf = (path: string): Omit<Fault, 'routes'> => ({
  name: `the loss of ${path.replace(/^.*\//, '').replace(/\.[\w-]{8}\.(js|css)$/, '.$1')}`,
  begin: answers(`**${path}`, abort),
});
