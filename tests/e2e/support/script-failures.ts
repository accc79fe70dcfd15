import { readdirSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

const t = wordsOf('fr');

/** The message of a French page if a part of its code could not be loaded. */
export const failureMessage = (page: Page) =>
  page.getByRole('region', { name: t('a11y.notices') }).getByText(t('code.failed'));

/**
 * Makes a script, given by the name of its source, fail to load. @returns a function that unblocks it.
 * @throws Error if the built site has no such script, because the build has put its source into another one.
 */
export async function blockScript(page: Page, file: string): Promise<() => Promise<void>> {
  const scripts = readdirSync(join(process.env['DIST_UNDER_TEST'] ?? '', '_astro'));
  if (!scripts.some((name) => matchesGlob(name, `${file}.*.js`)))
    throw new Error(`The built site has no script ${file}: name one that it has`);
  const pattern = `**/_astro/${file}.*.js*`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** Delays the files of a page with such addresses. @returns a function that lets them load. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: mayLoad, resolve } = Promise.withResolvers<null>();
  await page.route(pattern, async (route) => {
    await mayLoad;
    await route.continue();
  });
  return () => resolve(null);
}

/** Delays the scripts of a page. @returns a function that lets them load. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/_astro/*.js');
