import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The worker has the page: what is read from now on stays readable. */
export const worker = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** The first page was read before the worker was there, which keeps it in its own time. */
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

/** What the page says it is. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
