import { copyFileSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPagesOf } from '../../scripts/archive/wacz/pages.ts';
import { editionWacz } from '../../scripts/archive/wacz/edition-wacz.ts';
import { requireViewer } from '../../scripts/commands/support/viewers.ts';
import { serve } from '../../scripts/serve/serve.ts';
import { editionUnderTest } from './support/edition-under-test.ts';
import { expect, test } from './support/test.ts';

// The reader is a service worker that answers for the site.
test.use({ serviceWorkers: 'allow' });

const viewer = requireViewer('replaywebpage');
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

test('a web archive of an edition replays: every page, every picture, and every link of a page of each kind', async ({
  page,
  context,
}) => {
  const source = editionUnderTest('2022');
  const first = `${source.siteUrl}/fr/edition/2022/`;
  const wacz = await editionWacz(source);
  mkdirSync(join(folder, 'replay'));
  copyFileSync(join(viewer, 'ui.js'), join(folder, 'ui.js'));
  copyFileSync(join(viewer, 'sw.js'), join(folder, 'replay', 'sw.js'));
  writeFileSync(join(folder, 'edition.wacz'), wacz);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Reader</title><script src="ui.js"></script>
    <replay-web-page source="edition.wacz" coll="edition" url="${first}" replayBase="/replay/"></replay-web-page>`,
  );
  await using reader = await serve({ directory: folder, port: 0 });
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(reader.url)) foreign.push(request.url());
  });
  const replayed = page.frameLocator('replay-web-page iframe').frameLocator('iframe');
  // The reader sometimes stays empty at its first start, before its own worker is there: whoever uses it reloads.
  await expect(async () => {
    await page.goto(reader.url);
    await expect(replayed.getByRole('heading', { level: 1, name: 'Dhaw 2022' })).toBeVisible();
  }).toPass({ timeout: 45_000 });
  const banner = replayed.locator('main img').first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await replayed.getByRole('link', { name: /Le programme 2022/ }).click();
  await expect(replayed.getByRole('heading', { level: 1 })).toContainText('2022');

  const event = replayed.locator('main a[href*="?id="]').first();
  const title = await event.innerText();
  await event.click();
  await expect(replayed.getByRole('heading', { level: 1 })).toContainText(title);

  const packs = Object.values(source.packs);
  const ofEdition = new Set(
    packs.flatMap(({ files, redirects }) => [...files.map(({ path }) => path), ...Object.keys(redirects)]),
  );
  const ten = packs.flatMap(({ pages }) =>
    [...Map.groupBy(pages, ({ kind }) => kind).values()].map(([one]) => one),
  );
  const links = builtPagesOf(source)
    .filter(({ path }) => ten.some((one) => one?.path === path))
    .flatMap((each) => each.links)
    .filter(({ pathname }) => ofEdition.has(pathname))
    .map(({ href }) => href);
  expect(ten.length).toBeGreaterThanOrEqual(10);
  expect(links.filter((link) => link.includes('?id=')).length).toBeGreaterThan(10);
  const files = packs.flatMap((pack) => pack.files.map(({ path }) => `${source.siteUrl}${path}`));
  const addresses = [...new Set([...files, ...links])];
  // The reader's own frame: within the page of the site every address is its own already.
  const [shown = ''] = page.frames().flatMap((each) => /^.*mp_\//.exec(each.url()) ?? []);
  const ownFrame = page.frames().find((each) => each.url().includes('/replay/?'));
  const missing = await ownFrame?.evaluate(
    async ({ addresses, shown }) => {
      const answers = addresses.map(async (address) => ({
        address,
        status: (await fetch(`${shown}${address}`)).status,
      }));
      return (await Promise.all(answers)).filter(({ status }) => status !== 200);
    },
    { addresses, shown },
  );
  expect(addresses.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
  expect(foreign).toEqual([]);
});
