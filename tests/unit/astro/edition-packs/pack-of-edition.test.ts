import { describe, expect, test } from 'vitest';
import { packOfEdition, type PackSource } from '../../../../scripts/astro/edition-packs/pack-of-edition.ts';
import { siteFilesOf } from '../../../fixtures/site-files.ts';
import { edition } from '../../domain/builders.ts';

const picture = 'a'.repeat(16);

const site: Record<string, string> = {
  '/fr/edition/2022/': `<head><title>Dhaw 2022 — Dhaw</title><link rel="icon" href="/favicon.svg">
    <script src="/_astro/page.js"></script></head><body><a href="/fr/program/2022.ics">ics</a>
    <img src="/media/${picture}-800.webp"><a href="/iiif/2022/collection.json">IIIF</a></body>`,
  '/fr/event/36%C2%B0_Nord/': '<head><title>36° Nord &amp; Sud — Dhaw</title></head><body></body>',
  '/fr/program/2022/type/4-1/': '<ol></ol>',
  '/_astro/page.js': 'import"./later.js"',
  '/_astro/later.js': '',
  [`/media/${picture}-800.webp`]: 'webp',
  '/favicon.svg': '<svg/>',
  '/fr/program/2022.ics': 'BEGIN:VCALENDAR',
  '/data/search/fr.json': '{"parts":2,"items":[]}',
  '/data/search/fr-2.json': '{"items":[]}',
  '/data/search-texts/fr.json': '{}',
  '/data/map/fr.json': '{}',
  '/data/near/fr.json': '{}',
};

const filesOf = (texts: Record<string, string>) =>
  siteFilesOf((path) => {
    const found = texts[path];
    if (found === undefined) throw new Error(`There is no ${path}`);
    return found;
  });

const source: PackSource = {
  edition: edition(2, 2022),
  lang: 'fr',
  pages: [
    { path: 'edition/2022', kind: 'edition' },
    { path: 'event/36°_Nord', kind: 'event' },
    { path: 'program/2022/type/4-1', kind: 'part' },
  ],
  redirects: [
    { from: 'event/201', to: 'event/36°_Nord' },
    { from: 'event/57', to: 'event/Autre' },
  ],
  siteName: 'Dhaw',
  date: '2024-10-12T00:00:00.000Z',
};

describe('the pack of an edition', () => {
  test('lists every file of its pages, and the files that their scripts load later', async () => {
    const { files } = await packOfEdition(source, filesOf(site));
    expect(files.map(({ path }) => path)).toEqual(Object.keys(site).toSorted());
    expect(files.filter((file) => file.in.includes('phone')).map(({ path }) => path)).toEqual([
      `/media/${picture}-800.webp`,
    ]);
  });

  test.each([
    [1_000_000, ['phone', 'screen']],
    [1_000_001, undefined],
  ])('lists a document of %i bytes that a text links to for %j', async (bytes, parts) => {
    const [plan, poster] = ['b', 'c'].map((digit) => `/media/${digit.repeat(16)}.pdf`) as [string, string];
    const links = `<a href="${plan}#page=2">plan</a> <a class="x" href="${poster}" download>poster</a>`;
    const page = `<title>36° Nord</title><body><p>${links}</p></body>`;
    const withPlan = { ...site, '/fr/event/36%C2%B0_Nord/': page, [plan]: '0'.repeat(bytes) };
    const { files } = await packOfEdition(source, filesOf(withPlan));
    expect(files.find(({ path }) => path === plan)?.in).toEqual(parts);
    expect(files.some(({ path }) => path === poster)).toBe(false);
  });

  test('lists its pages with their titles, and their second addresses', async () => {
    const { pages, redirects } = await packOfEdition(source, filesOf(site));
    expect(pages).toEqual([
      { path: '/fr/edition/2022/', kind: 'edition', title: 'Dhaw 2022' },
      { path: '/fr/event/36%C2%B0_Nord/', kind: 'event', title: '36° Nord & Sud' },
    ]);
    expect(redirects).toEqual({ '/fr/event/201/': '/fr/event/36%C2%B0_Nord/' });
  });

  test('redirects a venue sheet that it does not have to the map at that venue', async () => {
    const map = { path: 'map/9', kind: 'place' } as const;
    const sheet = { path: 'venue/9', kind: 'place' } as const;
    const withVenue = filesOf({ ...site, '/fr/map/9/': '<title>Palais</title>', '/fr/venue/9/': '' });
    const past = await packOfEdition({ ...source, pages: [...source.pages, map] }, withVenue);
    expect(past.redirects['/fr/venue/9/']).toBe('/fr/map/9/');
    const current = await packOfEdition({ ...source, pages: [...source.pages, map, sheet] }, withVenue);
    expect(current.redirects['/fr/venue/9/']).toBeUndefined();
  });

  test('is the same for the same site, has another version if one byte changes, and is refused if a file is missing', async () => {
    const first = await packOfEdition(source, filesOf(site));
    expect(await packOfEdition(source, filesOf(site))).toEqual(first);
    const changed = await packOfEdition(source, filesOf({ ...site, '/data/map/fr.json': '{ }' }));
    expect(changed.version).not.toBe(first.version);
    const { '/_astro/later.js': _, ...incomplete } = site;
    await expect(packOfEdition(source, filesOf(incomplete))).rejects.toThrow('/_astro/later.js');
  });

  test('has the same content hash after a release of code, and another one if a word of its pages changes', async () => {
    const contentOf = async (event: string) => {
      const files = filesOf({ ...site, '/fr/event/36%C2%B0_Nord/': event, '/_astro/other.js': '' });
      return (await packOfEdition(source, files)).content;
    };
    const page = (word: string, script: string, asOf: string) =>
      `<title>36° Nord — Dhaw</title><body><script src="/_astro/${script}.js"></script>
      <main><h1 class="${script}">${word}</h1></main><footer>${asOf}</footer></body>`;
    const before = await contentOf(page('Relais', 'page', '12 octobre'));
    expect(await contentOf(page('Relais', 'other', '13 octobre'))).toBe(before);
    expect(await contentOf(page('Passage', 'page', '12 octobre'))).not.toBe(before);
  });
});
