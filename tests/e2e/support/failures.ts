import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, headers: open, json: body });
const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/** Returns the address pattern of a call with a path below `/api`, to any back end. */
const callTo = (path: string): string => `**/api${path}`;

/** Behaviour of a failing back end. */
export const failures = {
  down: (route: Route) => route.abort('connectionrefused'),
  broken: (route: Route) =>
    route.fulfill({ status: 500, contentType: 'text/html', headers: open, body: '<h1>Server Error</h1>' }),
  html: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', headers: open, body: '<h1>Maintenance</h1>' }),
  busy: (route: Route) =>
    route.fulfill({
      status: 429,
      headers: { ...open, 'Retry-After': '30', 'Access-Control-Expose-Headers': 'Retry-After' },
      json: { detail: 'Request was throttled.' },
    }),
  /** Never answers: the test must move the clock of the page past the time limit. */
  slow: () => Promise.resolve(),
};

export type Failure = keyof typeof failures;

/** Makes one call to the back end fail. @returns a function that restores it. */
export async function withFailure(page: Page, path: string, failure: Failure): Promise<() => Promise<void>> {
  const address = callTo(path);
  const answer = (route: Route): Promise<void> | undefined =>
    route.request().method() === 'OPTIONS' ? json(200, null)(route) : failures[failure](route);
  await page.route(address, answer);
  return () => page.unroute(address, answer);
}

/** Makes the back end answer a call with these data. */
export async function respond(page: Page, path: string, body: unknown, status = 200): Promise<void> {
  await page.route(callTo(path), json(status, body));
}

/** Makes the back end refuse a call. @param body the reason, as the back end sends it. */
export const refuse = (page: Page, path: string, body: unknown): Promise<void> =>
  respond(page, path, body, 400);

/** More than the timeout of a live call (15 s). */
export const PATIENCE_MS = 16_000;
