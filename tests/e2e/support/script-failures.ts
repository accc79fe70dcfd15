import type { Page } from '@playwright/test';
import { wordsOf } from './words.ts';

const t = wordsOf('fr');

/** What a French page says when a part of its code could not be loaded. */
export const failureMessage = (page: Page) =>
  page.getByRole('region', { name: t('a11y.notices') }).getByText(t('code.failed'));

/** Makes a script, by the name of its source, fail to load until `unblock` is called. */
export async function blockScript(page: Page, file: string): Promise<() => Promise<void>> {
  const pattern = `**/_astro/${file}.*.js*`;
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/** The page's scripts wait until they may come. @returns what lets them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let mayCome = false;
  await page.route('**/_astro/*.js', async (route) => {
    if (!mayCome) await new Promise<void>((done) => waiting.push(done));
    await route.continue();
  });
  return () => {
    mayCome = true;
    for (const come of waiting.splice(0)) come();
  };
}
