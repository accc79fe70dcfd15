import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, strFromU8 } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { Pack } from '../../src/domain/archive/pack.ts';
import { buildInThreeLanguages } from '../fixtures/third-language/site.ts';
import { type BuiltFile, opened, pagesOf, textFiles, faultsOf } from './other-site.ts';

/* A site with Arabic as third language, which runs from right to left and has only some words and a few texts. */
const all = ['fr', 'en', 'ar'];
const ORIGIN = 'https://sirocco.example';

let dist: string;
let pages: BuiltFile[];

beforeAll(async () => {
  dist = await buildInThreeLanguages();
  pages = pagesOf(textFiles(dist));
}, 600_000);

const read = (path: string): string => readFileSync(join(dist, path), 'utf8');
const page = (path: string): Document => opened({ path, text: read(path) }).document;
const inTree = (lang: string): string[] =>
  pages.filter(({ path }) => path.startsWith(`/${lang}/`)).map(({ path }) => path.slice(4));

test('Arabic has every page in its own tree', () => {
  expect(inTree('ar').length).toBeGreaterThan(30);
  expect(inTree('ar')).toEqual(inTree('fr'));
});

test('pages in all three languages keep the rules for all pages', () => {
  expect(faultsOf(pages, dist)).toEqual([]);
});

test('pages in Arabic run from right to left, including those for frames', () => {
  const runs = pages.map(({ path, text }) =>
    [path.slice(1, 3), /<html [^>]*dir="(\w+)"/.exec(text)?.[1]].join(' '),
  );
  expect([...new Set(runs)].toSorted()).toEqual(['ar rtl', 'en ltr', 'fr ltr']);
  const installed = all.map((lang) => JSON.parse(read(`${lang}/manifest.webmanifest`)) as { dir: string });
  expect(installed.map(({ dir }) => dir)).toEqual(['ltr', 'ltr', 'rtl']);
});

test('a page links to itself in Arabic, in the menu of languages and as an alternate', () => {
  for (const lang of all) {
    const event = page(`/${lang}/event/La_nuit_des_grues_!/index.html`);
    const offered = [...event.querySelectorAll('[data-language]')];
    expect(offered.map((link) => [link.getAttribute('hreflang'), link.textContent.trim()])).toEqual([
      ['fr', 'Français'],
      ['en', 'English'],
      ['ar', 'العربية'],
    ]);
    expect(offered[2]?.getAttribute('href')).toBe('/ar/event/La_nuit_des_grues_!/');
    const alternates = [...event.querySelectorAll('link[rel="alternate"][hreflang]')];
    expect(alternates.map((link) => link.getAttribute('hreflang')).toSorted()).toEqual(
      [...all, 'x-default'].toSorted(),
    );
  }
  expect(read('/faqs/index.html')).toContain('<a href="/ar/faqs/" lang="ar" hreflang="ar">العربية</a>');
});

test('the sitemap lists addresses in Arabic, each with those of the other languages', () => {
  const sitemap = read('/sitemap-0.xml');
  const entry = sitemap.split('<url>').find((url) => url.startsWith(`<loc>${ORIGIN}/ar/program/2026/</loc>`));
  expect([...(entry ?? '').matchAll(/hreflang="(\w+)"/g)].map(([, lang]) => lang).toSorted()).toEqual(
    all.toSorted(),
  );
});

test('pages in Arabic have Arabic words, and those of the reference language where these are missing', () => {
  const programme = page('/ar/program/2026/index.html');
  expect(programme.title).toMatch(/^برنامج 2026/);
  expect(programme.querySelector('a[href="#content"], .skip, a')?.textContent).toContain('إلى المحتوى');
  expect(page('/ar/faqs/index.html').body.textContent).toContain('Questions');
});

test('a text that is missing in Arabic is shown in the best other language, with its name and direction', () => {
  const event = page('/ar/event/La_nuit_des_grues_!/index.html');
  const title = event.querySelector('h1 [lang]');
  expect(title?.outerHTML).toBe('<span lang="fr" dir="ltr">La nuit des grues\u202f!</span>');
  expect(event.querySelector('h1 .lang-mark')?.textContent.trim()).toBe('باللغة الفرنسية');
  const [intro, description] = event.querySelectorAll('.prose');
  expect(intro?.textContent).toContain('حفل في الميناء');
  expect(intro?.hasAttribute('lang')).toBe(false);
  expect([description?.getAttribute('lang'), description?.getAttribute('dir')]).toEqual(['fr', 'ltr']);
  // Arabic texts are on the pages in Arabic, so pages in other languages do not offer them.
  expect(
    page('/fr/event/La_nuit_des_grues_!/index.html').querySelector('main details [lang="ar"]'),
  ).toBeNull();
  expect(page('/ar/event/Salt_flats/index.html').querySelector('h1 [lang]')?.getAttribute('lang')).toBe('en');
});

test('pages in Arabic have days in Arabic, and hours on the 24-hour clock', () => {
  const words = page('/ar/event/La_nuit_des_grues_!/index.html').querySelector('main')?.textContent ?? '';
  expect(words.replaceAll(/[\u00a0\u2060]/g, ' ')).toMatch(/الجمعة 12 جوان 2026|الجمعة 12 يونيو 2026/);
  expect(words.replaceAll(/[\u00a0\u2060\s]+/g, ' ')).toContain('19:30 – 21:00');
});

test('Arabic has its own 404 page', () => {
  expect(page('/ar/404.html').documentElement.dir).toBe('rtl');
  expect(page('/ar/404.html').querySelector('h1')?.textContent).toContain('الصفحة غير موجودة');
  expect(page('/404.html').querySelector('#not-found-ar')?.getAttribute('dir')).toBe('rtl');
  expect(read('/_redirects')).toContain('/ar/* /ar/404.html 404');
});

test('an edition in Arabic can be kept on a device, and is archived with the other languages', () => {
  const pack = JSON.parse(read('/ar/edition/2026/pack.json')) as Pack;
  expect(pack.lang).toBe('ar');
  expect(pack.pages.every(({ path }) => path.startsWith('/ar/'))).toBe(true);
  expect(pack.files.filter(({ path }) => /^\/(?:fr|en)\//.test(path))).toEqual([]);

  const files = unzipSync(readFileSync(join(dist, 'archives/sirocco-2009.zip')));
  const textOf = (name: string): string => strFromU8(files[`sirocco-2009/${name}`] ?? new Uint8Array());
  expect(textOf('index.html').match(/href="\w+/g)).toEqual(['href="fr', 'href="en', 'href="ar']);
  expect(textOf('ar/edition/2009/index.html')).toContain('dir="rtl"');
  expect(textOf('README.txt')).toContain('fr/, en/, ar/');
  expect(existsSync(join(dist, 'ar/edition/2009/data.json'))).toBe(true);
});
