import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', headers: open, body: JSON.stringify(body) });
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** A call by its path below `/api`, whichever back end it is made to. */
const callTo = (path: string): string => `**/api${path}`;

/** What a back end in trouble does instead of answering. */
export const troubles = {
  down: (route: Route) => route.abort('connectionrefused'),
  broken: (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', headers: open, body: '<h1>Server Error</h1>' }),
  html: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', headers: open, body: '<h1>Maintenance</h1>' }),
  busy: (route: Route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      headers: { ...open, 'Retry-After': '30', 'Access-Control-Expose-Headers': 'Retry-After' },
      body: '{"detail":"Request was throttled."}',
    }),
  /** Never answers: the page's clock is to be run past the limit. */
  slow: () => Promise.resolve(),
};

export type Trouble = keyof typeof troubles;
export const allTroubles = Object.keys(troubles) as Trouble[];

/** Puts one call of the back end in trouble, until it is let go. */
export async function inTrouble(page: Page, path: string, trouble: Trouble): Promise<() => Promise<void>> {
  const address = callTo(path);
  const answer = (route: Route): Promise<void> | undefined =>
    route.request().method() === 'OPTIONS' ? json(200, null)(route) : troubles[trouble](route);
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}

/** A form's call is refused, in the back end's own words or without any. */
export async function refuses(page: Page, path: string, body: unknown): Promise<void> {
  await page.route(callTo(path), json(400, body));
}

/** Longer than a visitor waits for a live call (15 s). */
export const PATIENCE_MS = 16_000;
