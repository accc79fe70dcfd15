import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { editionZip } from '../../../scripts/archive/disk/edition-zip.ts';
import { editionUnderTest } from '../../build/built-site.ts';
import { writeFiles } from '../../fixtures/write-files.ts';
import { onePageOfEachKind } from '../support/open-all.ts';
import { expect, test } from '../support/test.ts';

test('a page of each kind of an edition on a disk opens without a server, with all pictures', async ({
  page,
  context,
}) => {
  using disk = mkdtempDisposableSync(join(tmpdir(), 'archive-'));
  const source = editionUnderTest('2014');
  writeFiles(disk.path, unzipSync(editionZip(source, 'dhaw-2014')));
  const faults: string[] = [];
  context.on('console', (message) => faults.push(message.text()));
  context.on('requestfailed', (request) => {
    // A file that was still loading when its page was left, such as the favicon, is not missing.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`${request.url()} cannot be had`);
  });
  context.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) faults.push(`${request.url()} is not on the disk`);
  });

  // Tools need a script, or a server.
  const kinds = source.packs.map(({ pages }) => pages.filter(({ kind }) => kind !== 'tool'));
  const paths = kinds.flatMap((pages) => onePageOfEachKind({ pages }));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of ['/', ...paths]) {
    await page.goto(`${pathToFileURL(disk.path).href}/dhaw-2014${path}index.html`);
    const { links, blank } = await page.evaluate(async () => {
      const pictures = [...document.images];
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return {
        links: Array.from(document.links, ({ href }) => href),
        blank: pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      };
    });
    faults.push(...blank.map((src) => `${path} shows nothing of ${src}`));
    const dead = links.filter((link) => link.startsWith('file:') && !existsSync(new URL(link)));
    faults.push(...dead.map((link) => `${path} links to ${link}`));
  }
  expect(faults).toEqual([]);
});
