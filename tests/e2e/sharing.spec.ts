import { Hono } from 'hono';
import { serveApp } from '../../scripts/serve/serve.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const t = wordsOf('fr');

test('a page is shared by its permanent address, which is copied if the device cannot share', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/fr/edition/2022/');
  await page.getByRole('button', { name: t('share.share') }).click();
  const notice = page.getByRole('region', { name: t('a11y.notices') }).getByRole('listitem');
  await expect(notice.filter({ hasText: t('share.copied') })).toContainText('/e/2022/');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/e/2022/');
  const answer = await page.goto(new URL(copied).pathname);
  expect(answer?.ok()).toBe(true);
  await expect(page).toHaveURL(/\/fr\/edition\/2022\/$/);
});

test('a device that can share gets the title and the address of an event', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData): Promise<void> => {
      document.documentElement.setAttribute('data-shared', JSON.stringify(data));
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.goto('/fr/event/Contre-jour/');
  await page.getByRole('button', { name: t('share.share') }).click();
  const shared = page.locator('html[data-shared]');
  await expect(shared).toHaveAttribute('data-shared', /"title":"Contre-jour — Dhaw".*\/event\/\d+\/"/);
});

test('the code for partners shows one type of the programme in a frame of its height, and frames no other page', async ({
  page,
}) => {
  await page.goto('/fr/resources/');
  await page.getByText(t('embed.show')).click();
  const code = (await page.getByLabel(t('embed.code')).textContent()) ?? '';
  const programme = new URL('/fr/program/2024/', page.url()).href;
  // Another origin, because its port differs.
  let html = code.replace('/2024/', '/2024/?type=4');
  await using partner = await serveApp(
    new Hono().get('/', (c) => c.html(html)),
    0,
  );
  await page.goto(partner.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem').filter({ visible: true }).first()).toBeVisible();
  await expect(frame.locator('li:visible:not(.type-4)')).toHaveCount(0);
  await expect(page.locator('iframe')).not.toHaveAttribute('height', '800');
  html = `<iframe src="${programme}"></iframe>`;
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === programme);
  await page.goto(partner.url);
  await refused;
});
