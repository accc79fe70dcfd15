import { unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { diskFilesOf } from '../../../scripts/archive/disk/disk-files.ts';
import { diskPage } from '../../../scripts/archive/disk/disk-page.ts';
import { editionZip } from '../../../scripts/archive/disk/edition-zip.ts';
import { editionSource } from '../../../scripts/archive/edition-source.ts';
import { linkArchives } from '../../../scripts/archive/link-archives.ts';
import { builtPagesOf } from '../../../scripts/archive/wacz/pages.ts';
import { editionWacz } from '../../../scripts/archive/wacz/edition-wacz.ts';
import type { Pack } from '../../../src/domain/archive/pack.ts';
import type { Lang } from '../../../src/domain/model/core.ts';
import { sharedFolder } from '../../fixtures/temporary-folder.ts';
import { writeFiles } from '../../fixtures/write-files.ts';

const dist = sharedFolder();
const site = { dist, siteUrl: 'https://festival.example', siteName: 'Festival' };
const picture = '/media/0123456789abcdef';

const page = (lang: Lang): string => `<!doctype html><html lang="${lang}"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'">
<style>@media (scripting: none) { .late { display: none } } @media (scripting: enabled) { .early { color: red } }</style>
</head><body><script type="module" src="/_astro/page.js"></script>
<a id="other" href="/en/edition/2022/?id=7#top">Other language</a><a id="out" href="/${lang}/contact/">Contact</a>
<svg><use href="/_astro/icons.svg#arrow"></use></svg>
<picture><source type="image/avif" srcset="${picture}-400.avif 400w"><img src="${picture}-800.webp" alt=""></picture>
<main><h1>Shadow</h1><p>Light &amp; <em title="a > b">ink</em></p>
<section><button class="needs-script">Keep</button><noscript><p class="late">Needs script</p></noscript></section></main>
<template><a href="/fr/edition/2022/">Drawn by script</a></template>
<nav aria-labelledby="open-data"><ul><li><a class="link" href="/${lang}/edition/2022/data.json">JSON</a></li></ul></nav>
</body></html>`;

for (const lang of ['fr', 'en'] as const) {
  const path = `/${lang}/edition/2022/`;
  const file = { bytes: 1, sent: 1, hash: '' };
  const pack: Pack = {
    format: 1,
    edition: 2022,
    lang,
    title: 'Festival 2022',
    // In France, clocks skip this hour of this day.
    date: '2026-03-29T02:30:00.000Z',
    version: '1',
    files: [
      { ...file, path, in: ['text'] },
      { ...file, path: `${picture}-1600.webp`, in: ['screen'] },
    ],
    pages: [{ path, title: 'Festival 2022', kind: 'edition' }],
    redirects: {},
  };
  writeFiles(dist + path, {
    'index.html': page(lang),
    'data.json': '{}',
    'pack.json': JSON.stringify(pack),
  });
}
writeFiles(dist, {
  [`${picture}-1600.webp`]: 'picture',
  '/data/edition.schema.json': '{}',
  '/_astro/icons.svg': '<svg><symbol id="arrow"><path d="M0 0"/></symbol></svg>',
});

test('the error for a year without an edition names the years that have one', () => {
  expect(() => editionSource('1999', site)).toThrow(
    'no edition of “1999” to archive. There are editions of 2022.',
  );
});

describe('a page on a disk', () => {
  const disk = diskFilesOf(editionSource('2022', site));
  const html = diskPage(page('fr'), '/fr/edition/2022/', disk);

  test('has no script, no policy that names the site, and nothing that needs a script', () => {
    expect(html).not.toMatch(/<script|Content-Security-Policy|needs-script|noscript|<section|<template/);
  });

  test('links to other pages on the disk by relative addresses, and otherwise to the site', () => {
    expect(html).toContain('id="other" href="../../../en/edition/2022/index.html#top"');
    expect(html).toContain('id="out" href="https://festival.example/fr/contact/"');
  });

  test('shows each picture in one size, and contains its own drawings', () => {
    expect(html).toContain('<picture><img src="../../../media/0123456789abcdef-1600.webp" alt=""></picture>');
    expect(html).toContain('<use href="#drawing-arrow">');
    expect(html).toContain('<symbol id="drawing-arrow"><path d="M0 0">');
  });

  test('is styled as it is for visitors without scripts', () => {
    const [, styles = ''] = [...disk.files].find(([path]) => path.endsWith('.css')) ?? [];
    expect(String(styles)).toBe('@media (width>=0){.late{display:none}}@media (width<0){.early{color:red}}');
  });
});

test('archives have the same bytes in every time zone', async () => {
  const source = editionSource('2022', site);
  const made: Uint8Array[][] = [];
  for (const timeZone of ['Europe/Paris', 'America/New_York']) {
    vi.stubEnv('TZ', timeZone);
    made.push([editionZip(source, 'festival-2022'), await editionWacz(source)]);
  }
  const [first = [], second = []] = made;
  expect(
    first.map((bytes) => Buffer.compare(bytes, second[first.indexOf(bytes)] ?? Buffer.alloc(0))),
  ).toEqual([0, 0]);
  expect(Object.keys(unzipSync(first[0] ?? new Uint8Array()))).toEqual(
    expect.arrayContaining(['festival-2022/SHA256SUMS', 'festival-2022/edition.schema.json']),
  );
});

test('a web archive is searched by the words of its pages, not by their markup', () => {
  const [page] = builtPagesOf(editionSource('2022', site));
  expect(page?.text).toBe('Shadow Light & ink Keep');
});

test('the page of an edition lists its archives with their sizes, and says whom each is for', () => {
  const html = linkArchives(page('fr'), [{ href: '/archives/festival-2022.zip', bytes: 2_850_000 }], 'fr');
  expect(html).toMatch(
    /<a class="link" href="\/archives\/festival-2022.zip" type="application\/zip" download>ZIP \(2,9\sMo\)<\/a> pour/,
  );
});
