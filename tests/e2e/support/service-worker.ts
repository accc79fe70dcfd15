import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the worker is ready: pages read from now on stay readable. */
export const worker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Waits until a page is kept. The first page is read before the worker is active, which keeps it later. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (kept) => Boolean(await (await caches.open('pages')).match(kept)), path))
    .toBe(true);

/** Reads the first page of a visit, and waits until it is kept. */
export async function readFirst(page: Page, { url }: { url: string }, path: string): Promise<void> {
  await page.goto(url + path);
  await worker(page);
  await isKept(page, path);
}

/** The main heading of the page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
