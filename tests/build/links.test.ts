import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brokenLinks, type ArchiveReader, waczReader, zipReader } from '../../scripts/archive/check-links.ts';
import type { Pack } from '../../src/domain/archive/pack.ts';
import { memoised } from '../../src/domain/memoised.ts';
import { langs } from '../../src/domain/model/languages.ts';
import { dataFiles, editionUnderTest, fileAt, filesBelow, isFile, siteOrigin, textAt } from './built-site.ts';

const files = langs.flatMap((tree) => filesBelow(tree, /\.html$/)).concat('/404.html');
const origin = siteOrigin();

/** Attributes that contain addresses, and addresses in the data that islands and indexes receive. */
const addresses = [
  / (?:href|src|poster|action)="([^"]*)"/g,
  / srcset="([^"]*)"/g,
  / content="(https?:[^"]*)"/g,
  /&quot;(\/[^&\s]*)&quot;/g,
];

const pageLinks = [/<(?:a|area)\s(?:[^>]*\s)?href="([^"]*)"/g];

interface Link {
  from: string;
  to: string;
}

/** Returns the ids in a page. Ids that scripts add, such as those of photographs, are missing: no link names them. */
const anchorsIn = memoised(
  (file: string) => new Set(Array.from(textAt(file).matchAll(/ id="([^"]*)"/g), ([, id = '']) => id)),
);

const exists = memoised((to: string): boolean => {
  const file = fileOf(to);
  const place = decodeURIComponent(to.split('#')[1] ?? '');
  return file !== null && (place === '' || anchorsIn(file).has(place));
});

test('every link within the site leads to an existing file, and to an existing place in it', () => {
  const brokenLinks = files.flatMap((file) => linksOf(file)).filter(({ to }) => !exists(to));
  expect(listed(brokenLinks)).toEqual([]);
});

test('no link leads through a page without language: all lead to pages of either tree', () => {
  const anchors = [/<a\s(?:[^>]*\s)?href="(\/[^"]*)"/g];
  const linksWithoutLang = files
    .flatMap((file) => linksOf(file, anchors))
    .filter(({ to }) => isPage(to) && !/^\/(?:fr|en)\//.test(to));
  expect(listed(linksWithoutLang)).toEqual([]);
});

test('every page of the sitemap, including those of days, can be reached by links from a home page', () => {
  const reached = new Set(langs.map((tree) => `/${tree}/index.html`));
  for (const file of reached) {
    for (const { to } of linksOf(file, pageLinks)) {
      const linked = fileOf(to);
      if (linked?.endsWith('.html')) reached.add(linked);
    }
  }
  const told = textAt('/sitemap-0.xml').matchAll(/<loc>([^<]+)/g);
  const files = Array.from(told, ([, url = '']) => fileOf(new URL(url).pathname) ?? url);
  expect(files.length).toBeGreaterThan(900);
  // Generic pages are linked only where the editors of the back end link to them.
  expect(files.filter((file) => !reached.has(file) && !file.includes('/page/'))).toEqual([]);
});

test('every address in an index that a script loads leads to an existing file', () => {
  for (const lang of langs) {
    for (const index of (['search', 'map', 'events'] as const).flatMap((list) => dataFiles(lang, list))) {
      const found = Array.from(textAt(index).matchAll(/"(\/(?:fr|en|media)\/[^"]*)"/g), ([, to = '']) => to);
      expect(found.length, index).toBeGreaterThan(0);
      expect(
        found.filter((to) => !exists(to)),
        index,
      ).toEqual([]);
    }
  }
});

describe('the links of an edition', () => {
  const source = editionUnderTest('2022');
  const { packs: all } = source;

  test.each([
    ...all.map((pack) => ({ as: `kept in ${pack.lang}`, packs: [pack], open: () => packCarrier(pack) })),
    { as: 'as a ZIP', packs: all, open: () => zipReader(readFileSync(fileAt('/archives/dhaw-2022.zip'))) },
    {
      as: 'as a web archive',
      packs: all,
      open: () => waczReader(readFileSync(fileAt('/archives/dhaw-2022.wacz'))),
    },
  ])('$as lead to its own pages, or else to the site', ({ packs, open }) => {
    const carrier: ArchiveReader = open();
    expect(carrier.pages.size).toBeGreaterThan(70);
    expect(brokenLinks(carrier, { ...source, packs })).toEqual([]);
  });

  test.each(all)('lead from its first page to every other in $lang', ({ lang, pages, redirects }) => {
    const kept = new Set(pages.map(({ path }) => path));
    const reached = new Set([`/${lang}/edition/2022/`]);
    for (const path of reached) {
      for (const { to } of linksOf(`${path}index.html`, pageLinks)) {
        const [linked = ''] = to.split('#');
        const target = redirects[linked] ?? linked;
        if (kept.has(target)) reached.add(target);
      }
    }
    expect(reached).toEqual(kept);
  });
});

/** Reads a pack as the service worker answers from it: by path, whatever the query. */
function packCarrier(pack: Pack): ArchiveReader {
  const kept = new Set([...pack.files.map(({ path }) => path), ...Object.keys(pack.redirects)]);
  return {
    pages: new Map(pack.pages.map(({ path }) => [origin + path, textAt(`${path}index.html`)])),
    opens: ({ pathname }) => kept.has(pathname),
  };
}

function linksOf(from: string, patterns: readonly RegExp[] = addresses): Link[] {
  const html = textAt(from);
  const found = patterns.flatMap((pattern) =>
    Array.from(html.matchAll(pattern), ([whole, address = '']) =>
      whole.startsWith(' srcset')
        ? address.split(',').map((one) => one.trim().split(' ')[0] ?? '')
        : [address],
    ).flat(),
  );
  const base = `${origin}${from.replace(/index\.html$/, '')}`;
  const own = found.flatMap((address) => {
    const url = URL.parse(address.replaceAll('&amp;', '&').replaceAll('&#38;', '&'), base);
    return url?.origin === origin ? [url.pathname + url.hash] : [];
  });
  return [...new Set(own)].map((to) => ({ from, to }));
}

function fileOf(to: string): string | null {
  const path = decodeURIComponent(to.split(/[?#]/)[0] ?? '');
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return isFile(file) ? file : null;
}

function isPage(to: string): boolean {
  return fileOf(to)?.endsWith('.html') ?? false;
}

function listed(links: readonly Link[]): string[] {
  return links.slice(0, 20).map(({ from, to }) => `${to} on ${from}`);
}
