import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { editionZip } from '../../scripts/archive/disk/edition-zip.ts';
import { editionUnderTest } from './support/edition-under-test.ts';
import { expect, test } from './support/test.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

test('every link of an edition on a disk opens without a server, with all pictures', async ({ context }) => {
  // It opens some eighty pages, one after the other.
  test.slow();
  const files = Object.entries(unzipSync(editionZip(editionUnderTest('2014'), 'dhaw-2014')));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const root = `${pathToFileURL(folder).href}/dhaw-2014/`;
  const faults: string[] = [];
  context.on('console', (message) => faults.push(message.text()));
  context.on('requestfailed', (request) => {
    // A file that was still loading when its page was left, such as the favicon, is not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} cannot be had`);
  });
  context.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) faults.push(`${request.url()} is not on the disk`);
  });

  const waiting = [`${root}index.html`];
  const opened = new Set(waiting);
  const crawl = async (): Promise<void> => {
    const page = await context.newPage();
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { links, blank } = await page.evaluate(async () => {
        const pictures = [...document.images];
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
        return {
          links: Array.from(document.links, ({ href }) => href),
          blank: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
        };
      });
      faults.push(...blank.map((src) => `${address} shows nothing of ${src}`));
      for (const link of links.filter((each) => each.startsWith('file:'))) {
        const target = link.split('#')[0] ?? link;
        if (opened.has(target)) continue;
        opened.add(target);
        if (target.endsWith('.html')) waiting.push(target);
        else readFileSync(new URL(target));
      }
    }
  };
  await crawl();
  expect(faults).toEqual([]);
  const pages = files.map(([path]) => path).filter((path) => path.endsWith('.html'));
  const reached = [...opened].map((address) =>
    decodeURIComponent(address.slice(pathToFileURL(folder).href.length + 1)),
  );
  expect(reached).toEqual(expect.arrayContaining(pages));
});
