import { copyFileSync, mkdtempDisposableSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPagesOf } from '../../../scripts/archive/wacz/pages.ts';
import { editionWacz } from '../../../scripts/archive/wacz/edition-wacz.ts';
import { requireViewer } from '../../../scripts/commands/support/viewers.ts';
import { serve } from '../../../scripts/serve/serve.ts';
import type { FrameLocator } from '@playwright/test';
import { onePageOfEachKind } from '../support/open-all.ts';
import { editionUnderTest } from '../../build/built-site.ts';
import { expect, test } from '../support/test.ts';

// The reader is a service worker that answers in place of the site.
test.use({ serviceWorkers: 'allow' });

const viewer = requireViewer('replaywebpage');

/** Editions named by `npm run archive -- --check` to open all their links. Otherwise: 2014, a page of each kind. */
const named = process.env['REPLAYED_EDITIONS']?.split(',');

for (const year of named ?? ['2014']) {
  test(`a web archive of ${year} replays every page, every picture, and every link of ${named ? 'every page' : 'a page of each kind'}`, async ({
    page,
    context,
  }) => {
    if (named) test.slow();
    const source = editionUnderTest(year);
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'replay-'));
    const folder = temporary.path;
    const wacz = await editionWacz(source);
    mkdirSync(join(folder, 'replay'), { recursive: true });
    copyFileSync(join(viewer, 'ui.js'), join(folder, 'ui.js'));
    copyFileSync(join(viewer, 'sw.js'), join(folder, 'replay', 'sw.js'));
    writeFileSync(join(folder, 'edition.wacz'), wacz);
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><title>Reader</title><script src="ui.js"></script>
      <replay-web-page source="edition.wacz" coll="edition" url="${source.siteUrl}/fr/edition/${year}/" replayBase="/replay/"></replay-web-page>`,
    );
    await using reader = await serve({ directory: folder, port: 0 });
    const foreign: string[] = [];
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(reader.url))
        foreign.push(request.url());
    });
    const replayed = page.frameLocator('replay-web-page iframe').frameLocator('iframe');
    // The reader sometimes stays empty at its first start, before its own worker is active: users reload it.
    await expect(async () => {
      await page.goto(reader.url);
      await expect(replayed.getByRole('heading', { level: 1 })).toContainText(year);
    }).toPass({ timeout: 45_000 });
    if (!named) await walk(replayed, year);

    const packs = Object.values(source.packs);
    const ofEdition = new Set(
      packs.flatMap(({ files, redirects }) => [...files.map(({ path }) => path), ...Object.keys(redirects)]),
    );
    const oneOfEach = packs.flatMap(onePageOfEachKind);
    const links = builtPagesOf(source)
      .filter(({ path }) => named ?? oneOfEach.includes(path))
      .flatMap((each) => each.links)
      .filter(({ pathname }) => ofEdition.has(pathname))
      .map(({ href }) => href);
    const files = packs.flatMap((pack) => pack.files.map(({ path }) => `${source.siteUrl}${path}`));
    const addresses = [...new Set([...files, ...links])];
    // The reader's own frame is used: inside the page of the site, every address is rewritten already.
    const [shown = ''] = page.frames().flatMap((each) => /^.*mp_\//.exec(each.url()) ?? []);
    const ownFrame = page.frames().find((each) => each.url().includes('/replay/?'));
    const missing = await ownFrame?.evaluate(
      async ({ addresses, shown }) => {
        const missing: { address: string; status: number }[] = [];
        // As many requests at once as a page may make: of thousands, the reader loses some.
        for (let next = 0; next < addresses.length; next += 24) {
          const answers = addresses.slice(next, next + 24).map(async (address) => {
            const { status } = await fetch(`${shown}${address}`);
            if (status !== 200) missing.push({ address, status });
          });
          await Promise.all(answers);
        }
        return missing;
      },
      { addresses, shown },
    );
    expect(missing).toEqual([]);
    expect(foreign).toEqual([]);
    if (named) return;
    expect(oneOfEach.length).toBeGreaterThanOrEqual(10);
    expect(links.filter((link) => link.includes('?id=')).length).toBeGreaterThan(10);
    expect(addresses.length).toBeGreaterThan(300);
  });
}

/** Goes from the edition to its programme, and from there to an event, as a visitor does. */
async function walk(replayed: FrameLocator, year: string): Promise<void> {
  const heading = replayed.getByRole('heading', { level: 1 });
  const banner = replayed.locator('main img').first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await replayed.getByRole('link', { name: `Le programme ${year}` }).click();
  await expect(heading).toContainText(year);
  const event = replayed.locator('main a[href*="?id="]').first();
  const title = await event.innerText();
  await event.click();
  await expect(heading).toContainText(title);
}
