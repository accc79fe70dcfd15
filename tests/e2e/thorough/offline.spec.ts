import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { removalWorker } from '../../../scripts/astro/service-worker.ts';
import { keepEdition } from '../support/kept-edition.ts';
import { test } from '../support/own-site.ts';
import { heading, readFirst, worker } from '../support/service-worker.ts';
import { expect } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const title = { fr: 'Contre-jour', en: 'Against the Light' } as const;

test('the form of a kept page works: typed text is not lost, and a message that cannot be sent is reported', async ({
  page,
  context,
  site,
}) => {
  const t = wordsOf('fr');
  await readFirst(page, site, '/fr/contact/');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('parts')).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining('/_astro/submit-form.'));
  await site.close();
  await context.setOffline(true);
  await page.goto(`${site.url}/fr/contact/`);
  await page.getByLabel(t('contact.email')).fill('leila@example.org');
  const message = page.getByRole('main').getByLabel(t('contact.message'), { exact: true });
  await message.fill('Bonjour');
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('region', { name: t('a11y.notices') })).toContainText(t('contact.exception'));
  await expect(message).toHaveValue('Bonjour');
});

const t = wordsOf('en');

test('pages read before stay readable without a network, and others say why they are not', async ({
  page,
  site,
}) => {
  await readFirst(page, site, '/en/partners/');
  await page.goto(`${site.url}/en/event/Contre-jour/?id=1`);
  await expect(heading(page)).toContainText(title.en);
  await site.close();

  await page.goto(`${site.url}/en/event/Contre-jour/`);
  await expect(heading(page)).toContainText(title.en);
  await page.goto(`${site.url}/en/partners/`);
  await expect(heading(page)).toHaveText(t('partners.title'));
  await page.goto(`${site.url}/en/faqs/`);
  await expect(heading(page)).toHaveText(t('offline.title'));
  await expect(page.getByRole('link', { name: t('retry') })).toBeVisible();
  expect(page.url()).toBe(`${site.url}/en/faqs/`);
});

/** Paths of the kept files, in all caches. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return entries.flat().map(({ url }) => new URL(url).pathname);
  });

const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('main img')].filter(
      (one) => one instanceof HTMLImageElement,
    );
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc);
  });

test('the first page that a visitor reads is kept with its pictures and the code of its islands', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/fr/edition/2022/`);
  await worker(page);
  const islands = await page
    .locator('astro-island')
    .evaluateAll((all) =>
      all.flatMap((one) => [one.getAttribute('component-url'), one.getAttribute('renderer-url')]),
    );
  expect(islands.length).toBeGreaterThan(0);
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(islands));
  const pictures = await page.locator('main img').count();
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.startsWith('/media/')).length)
    .toBeGreaterThanOrEqual(pictures);
  await site.close();
  await page.goto(`${site.url}/fr/edition/2022/`);
  expect(await brokenPictures(page)).toEqual([]);
});

test('a kept edition opens without a network: by any address, with its pictures, large photographs, search, venues and calendar', async ({
  page,
  site,
}) => {
  const t = wordsOf('fr');
  await page.goto(`${site.url}/fr/partners/`);
  await worker(page);
  const event = '/fr/event/36%C2%B0_Nord/';
  await keepEdition(page, 2022, 'fr', ['/fr/edition/2022/', event, '/fr/search/', '/fr/map/1/']);
  await site.close();

  await page.goto(`${site.url}/edition/2022`);
  await expect(page).toHaveURL(`${site.url}/fr/edition/2022/`);
  expect(await brokenPictures(page)).toEqual([]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('calendar.add') }).click(),
  ]);
  expect(await readFile(await calendar.path(), 'utf8')).toContain('BEGIN:VCALENDAR');
  // Inside `details`, which need not be open for a click.
  for (const extension of ['.bib', '.ris']) {
    const [citation] = await Promise.all([
      page.waitForEvent('download'),
      page.locator(`main a[href$="${extension}"]`).first().dispatchEvent('click'),
    ]);
    expect(await readFile(await citation.path(), 'utf8')).toMatch(/^(?:@|TY {2}-)/);
  }
  await page.goto(`${site.url}/event/Former_title?id=201`);
  await expect(page).toHaveURL(`${site.url}${event}?id=201`);
  await expect(heading(page)).toContainText('36° Nord');
  expect(await brokenPictures(page)).toEqual([]);
  await page.locator('photo-gallery').getByRole('link').first().click();
  const large = page.locator('.yarl__portal img').first();
  await expect
    .poll(() => large.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto(`${site.url}/fr/search/?q=Relais`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Relais' }).first()).toBeVisible();
  await page.goto(`${site.url}/fr/map/1/`);
  await expect(heading(page)).toContainText('Palais Kheireddine');
  await page.goto(`${site.url}/fr/faqs/`);
  await expect(heading(page)).toHaveText(t('offline.title'));
});

test('if the browser’s storage fails, every page comes from the network, and its islands hydrate', async ({
  page,
  site,
}) => {
  const code = await (await fetch(`${site.url}/sw.js`)).text();
  const fails = 'const fail = () => Promise.reject(new DOMException("Broken", "UnknownError"));';
  const storage =
    'for (const name of ["open", "match", "keys", "delete"]) CacheStorage.prototype[name] = fail;';
  site.replaceScript(
    '/sw.js',
    `${fails}${storage}indexedDB.open = () => { throw new Error("Broken"); };${code}`,
  );
  await page.goto(`${site.url}/fr/partners/`);
  await worker(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.goto(`${site.url}/fr/event/Contre-jour/`);
  await expect(heading(page)).toContainText(title.fr);
  expect(await brokenPictures(page)).toEqual([]);
  await openSearch(page);
});

test('a tab left open during a release goes on working, although its code is gone from the server', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/fr/partners/`);
  await worker(page);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringContaining('/_astro/search-parts.'));
  site.lose('/_astro/');
  await openSearch(page);
});

/** Uses the search dialog, which is an island. */
async function openSearch(page: Page): Promise<void> {
  const t = wordsOf('fr');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.search') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('nav.search') }).fill('Contre-jour');
  await expect(dialog.getByRole('link', { name: 'Contre-jour' }).first()).toBeVisible();
}

test('a worker that is switched off removes itself and its caches, reloads no page, and leaves kept editions if configured to', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/fr/partners/`);
  await worker(page);
  await page.evaluate(() => caches.open('edition-2022-fr').then(() => undefined));
  site.replaceScript('/sw.js', await removalWorker({ keepsEditions: true }));
  await page.goto(`${site.url}/fr/about-us/`);
  await page.evaluate(async () => {
    document.body.dataset['stays'] = 'true';
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect
    .poll(() =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]),
    )
    .toEqual([0, ['edition-2022-fr']]);
  expect(await page.locator('body').getAttribute('data-stays')).toBe('true');
});
