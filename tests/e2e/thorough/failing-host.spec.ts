import { test } from '../support/own-site.ts';
import { heading, readFirst } from '../support/service-worker.ts';
import { expect } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const maintenance = '<!doctype html><title>Maintenance</title><h1>Maintenance</h1>';

test('while the host fails, pages read before are shown; for others, the host’s error page is shown', async ({
  page,
  site,
}) => {
  await readFirst(page, site, '/fr/partners/');
  await page.goto(`${site.url}/fr/plan/`);
  site.replacePages(maintenance, 503);
  await page.goto(`${site.url}/fr/partners/`);
  await expect(heading(page)).toHaveText(wordsOf('fr')('partners.title'));
  await page.goto(`${site.url}/fr/faqs/`);
  await expect(heading(page)).toHaveText('Maintenance');
});

test('the page of a host in maintenance, or of a captive portal, is shown but never stored', async ({
  page,
  site,
}) => {
  await readFirst(page, site, '/fr/plan/');
  await page.reload();
  const dataIsKept = () =>
    page.evaluate(async () => (await caches.match('/data/events/fr.json'))?.headers.get('Content-Type'));
  await expect.poll(dataIsKept).toContain('json');
  site.replacePages(maintenance, 200);
  await page.goto(`${site.url}/fr/plan/`);
  await expect(heading(page)).toHaveText('Maintenance');
  const answer = await page.evaluate(async () => (await fetch('/data/events/fr.json')).text());
  expect(answer).toMatch(/^\{"asOf"/);
  await site.close();
  await page.goto(`${site.url}/fr/plan/`);
  await expect(heading(page)).toHaveText(wordsOf('fr')('plan.title'));
  expect(await dataIsKept()).toContain('json');
});

test('a visitor who saves data has the pages read before, and nothing is prefetched', async ({
  page,
  site,
}) => {
  const saving = 'Object.defineProperty(navigator, "connection", { value: { saveData: true } });';
  site.replaceScript('/sw.js', saving + (await (await fetch(`${site.url}/sw.js`)).text()));
  await readFirst(page, site, '/fr/partners/');
  expect(site.asked.filter((path) => path.startsWith('/fr/offline') || path.includes('.island.'))).toEqual(
    [],
  );
  await site.close();
  await page.goto(`${site.url}/fr/partners/`);
  await expect(heading(page)).toHaveText(wordsOf('fr')('partners.title'));
});
