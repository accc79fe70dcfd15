import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Pack,
  type PackPart,
  packPath,
  secondAddressTarget,
  filesFor,
  transferOf,
} from '../../src/domain/archive/pack.ts';
import { formatBytes } from '../../src/domain/archive/storage-size.ts';
import { langs } from '../../src/domain/model/languages.ts';
import { pagePath } from '../../src/i18n/paths.ts';
import { translator } from '../../src/i18n/translate.ts';
import { dataFiles, dataItems, documentAt, fileAt, hashOf, htmlAt, jsonAt, textAt } from './built-site.ts';

const YEAR = 2022;
/** Id of the edition, which is part of the addresses of its types. */
const ID = 2;
const KILOBYTE = 1024;

const bodyOf = (path: string): string => htmlAt(path).replace(/^.*?<body/s, '<body');
const unique = (texts: Iterable<string>): string[] => [...new Set(texts)];
const found = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, value = '']) => value);

describe.each(langs)('the pack of the edition of 2022 in %s', (lang) => {
  const pack = jsonAt(packPath(YEAR, lang)) as Pack;
  const files = new Map(pack.files.map((file) => [file.path, file]));
  const sumOf = (part: PackPart, size: 'bytes' | 'sent'): number =>
    pack.files.filter((file) => file.in.includes(part)).reduce((sum, file) => sum + file[size], 0);

  test('has every page of the edition: no page of it links to one that is missing', () => {
    const leadOut = unique(
      pack.pages.flatMap(({ path }) =>
        found(bodyOf(path), /<a\s(?:[^>]*\s)?href="(\/[^"]*)"/g).map(
          (to) => decodeURI(to.replaceAll('&amp;', '&')).split(/[?#]/)[0] ?? '',
        ),
      ),
    ).filter((path) => !files.has(encodeURI(path)) && !(encodeURI(path) in pack.redirects));
    const ofEdition = new RegExp(`^/${lang}/(?:(?:edition|program)/${YEAR}(?=[/.])|typeevent/${ID}/)`);
    const events = dataItems<{ path: string; detail: string }>(lang, 'search')
      .filter(({ path, detail }) => path.includes('/event/') && detail.includes(String(YEAR)))
      .map(({ path }) => decodeURI(path).replace(/\?.*/, ''));
    expect(events).toHaveLength(15);
    expect(leadOut.filter((path) => ofEdition.test(path) || events.includes(path))).toEqual([]);
    expect(leadOut).toEqual(expect.arrayContaining([`/${lang}/`, `/${lang}/edition/2024/`]));
  });

  test('has the styles, scripts, fonts and drawings of its pages, and the files that scripts load later', () => {
    const pages = pack.pages.map(({ path }) => htmlAt(path));
    const code = pack.files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path }) => textAt(path).replaceAll('"./', '"_astro/').replaceAll('`./', '`_astro/'));
    const named = [
      ...pages.flatMap((html) => found(html, /(\/_astro\/[\w./@-]+\.\w+)/g)),
      ...code.flatMap((text) =>
        found(text, /["`]\/?(_astro\/[\w.@-]+\.(?:js|css))["`]/g).map((path) => `/${path}`),
      ),
    ];
    expect(unique(named).filter((path) => !files.has(path))).toEqual([]);
    expect(
      [...files.keys()].filter((path) => /\/(?:Map|Lightbox|SearchPage)\.island\./.test(path)),
    ).toHaveLength(3);
  });

  test('has every picture for phones and for larger screens, and all calendar files and citations', () => {
    const kept = (part: PackPart): Set<string> =>
      new Set(
        pack.files
          .filter((file) => file.in.includes(part))
          .flatMap(({ path }) => found(path, /^\/media\/(\w{16})/g)),
      );
    const shown = unique(
      pack.pages.flatMap(({ path }) =>
        found(bodyOf(path), /\/media\/(\w{16})[\w-]*\.(?:avif|webp|svg|gif|jpg)/g),
      ),
    );
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter((picture) => !kept('phone').has(picture))).toEqual([]);
    expect(shown.filter((picture) => !kept('screen').has(picture))).toEqual([]);
    const linked = unique(
      pack.pages.flatMap(({ path }) => found(bodyOf(path), /href="(\/[^"]+\.(?:ics|bib|ris|csl\.json))"/g)),
    );
    expect(linked).toEqual(
      expect.arrayContaining([`/${lang}/program/${YEAR}.ics`, `/${lang}/cite/edition-${YEAR}.bib`]),
    );
    expect(linked.filter((path) => !files.has(path))).toEqual([]);
  });

  test('has the addresses of events by id, and the data of the search, the maps and the edition', () => {
    for (const [from, to] of Object.entries(pack.redirects)) {
      if (!from.includes('/venue/'))
        expect(htmlAt(from), from).toContain(`url=${secondAddressTarget(from, to)}"`);
      expect(files.has(to), to).toBe(true);
    }
    expect(pack.redirects[`/${lang}/venue/5/`]).toBe(`/${lang}/map/5/`);
    expect(pack.redirects[`/${lang}/event/201/`]).toBe(`/${lang}/event/36%C2%B0_Nord/`);
    for (const path of [
      `/${lang}/search/`,
      ...(['search', 'search-texts', 'map', 'near'] as const).flatMap((list) => dataFiles(lang, list)),
      `/${lang}/edition/${YEAR}/data.json`,
    ])
      expect(files.has(path), path).toBe(true);
  });

  test('lists the size and the hash of every file as it is served', () => {
    for (const { path, bytes, hash } of pack.files) {
      const content = readFileSync(fileAt(path));
      expect(content.length, path).toBe(bytes);
      expect(hashOf(content), path).toBe(`sha256-${hash}`);
    }
  });

  test('stays within its limits for the bytes that are transferred and stored', () => {
    expect(pack.pages.length).toBeGreaterThan(80);
    expect(sumOf('text', 'sent')).toBeLessThan(2340 * KILOBYTE);
    expect(sumOf('text', 'bytes')).toBeLessThan(8420 * KILOBYTE);
    expect(sumOf('phone', 'bytes')).toBeLessThan(850 * KILOBYTE);
    expect(sumOf('screen', 'bytes')).toBeLessThan(1450 * KILOBYTE);
  });
});

test.each(langs)(
  'in %s, the home, editions, resources and about pages offer to keep the current edition and state its size',
  (lang) => {
    const pack = jsonAt(packPath(2024, lang)) as Pack;
    const size = formatBytes(transferOf(filesFor(pack, 'phone')), lang);
    for (const page of ['', 'editions', 'resources', 'about-us']) {
      const path = pagePath(lang, page);
      const offers = documentAt(path).querySelectorAll(`main a[href="${pagePath(lang, 'offline')}"]`);
      expect(
        Array.from(offers, (offer) => offer.textContent),
        path,
      ).toEqual([`${translator(lang)('keep.offer')} (${size})`]);
    }
  },
);

test('the transfer sizes of the edition of 2022 are those that DEPLOY.md states', () => {
  const packs = langs.map((lang) => (jsonAt(packPath(YEAR, lang)) as Pack).files);
  const both = [...new Map(packs.flat().map((file) => [file.path, file])).values()];
  const megabytes = [packs[0] ?? [], both].flatMap((files) =>
    [['text'], ['text', 'phone'], ['text', 'screen']].map(
      (parts) =>
        files
          .filter((file) => file.in.some((part) => parts.includes(part)))
          .reduce((sum, file) => sum + file.sent, 0) / 1_000_000,
    ),
  );
  const readme = readFileSync('.github/DEPLOY.md', 'utf8').replaceAll(/\s+/g, ' ');
  const sentence = /edition of 2022 .*? travels as (.*?) A page weighs/.exec(readme)?.[1] ?? '';
  const told = Array.from(sentence.matchAll(/\d+\.\d/g), ([figure]) => Number(figure));
  expect(told).toHaveLength(megabytes.length);
  megabytes.forEach((figure, index) =>
    expect(Math.abs(figure - (told[index] ?? 0)), megabytes.join(', ')).toBeLessThan(0.1),
  );
});
