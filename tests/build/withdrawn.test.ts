import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenLinks } from '../../scripts/archive/check-links.ts';
import { ENTRY_ITEMS, EVENT_LINK } from '../../src/screens/plan/save/row-buttons.ts';
import { idOf, sirocco } from '../fixtures/other-festival/backend.ts';
import { dance, dancer, edition2013, firstSong, jetty, singer } from '../fixtures/other-festival/leaving.ts';
import {
  openRebuildHarness,
  type SiteFiles,
  type RebuildHarness,
} from '../fixtures/other-festival/rebuilds.ts';
import { parseHtml } from './support/parse-html.ts';

let workshop: RebuildHarness;
let files: SiteFiles;
let sealedBefore: SiteFiles;

/** Ids that the second pull lacks: “Fabrique du vent”, with ticket, form and place; an edition, its event; a person; a venue. */
const WITHDRAWN = new Set<string | null>(['901', '940', '5', '550', '560']);
/** Id of “La nuit des grues”. */
const MOVED = '902';
const isGiven = (record: unknown): boolean => !WITHDRAWN.has(idOf(record));
const more = new Map<string, readonly unknown[]>([
  ['evenements', [firstSong, dance]],
  ['editions', [edition2013]],
  ['personnes', [singer, dancer]],
  ['lieux', [jetty]],
]);
const before = {
  ...sirocco,
  lists: new Map([...sirocco.lists].map(([name, list]) => [name, [...list, ...(more.get(name) ?? [])]])),
};
/** Returns the record, a day later if it is the event that is moved. */
const moved = (record: unknown): unknown =>
  idOf(record) === MOVED
    ? { ...(record as object), date: '2026-06-14T21:00:00+01:00', date_end: null }
    : record;
const after = {
  ...sirocco,
  lists: new Map([...before.lists].map(([name, list]) => [name, list.filter(isGiven).map(moved)])),
};

beforeAll(async () => {
  workshop = await openRebuildHarness();
  await workshop.pull(before, '--freeze', '2009');
  sealedBefore = workshop.sealed();
  await workshop.pull(after, '--accept-shrink', '--forget', 'person/551');
  ({ files } = await workshop.buildFromScratch({ archives: 'on' }));
}, 300_000);
afterAll(() => workshop[Symbol.asyncDispose]());

const documentAt = (path: string): Document => {
  const html = files.get(`${path}index.html`);
  if (html === undefined) throw new Error(`/${path} is not there`);
  return parseHtml(html);
};
const pageOf = (lang: string): Document => {
  const path = [...files.keys()].find((file) => file.startsWith(`${lang}/event/Fabrique_du_vent`));
  return documentAt(path?.replace('index.html', '') ?? `${lang}/event/Fabrique_du_vent`);
};

const mainOf = (page: Document): string =>
  page.querySelector('main')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
const mainAt = (path: string): string => mainOf(documentAt(path));

test('the page of a withdrawn event stays, and first says that it is withdrawn', () => {
  expect(mainOf(pageOf('fr'))).toMatch(
    /^ ?Retiré du programme Cet événement n’est plus au programme.*Voir le programme 2026.*Fabrique du vent/,
  );
  expect(mainOf(pageOf('en'))).toMatch(
    /^ ?Withdrawn from the programme This event has not been in the programme.*Fabrique du vent/,
  );
});

test('the page of a withdrawn event offers no booking, is not to be saved, and is not for search engines', () => {
  const page = pageOf('fr');
  expect(page.querySelectorAll('main :is(event-state, [data-save])')).toHaveLength(0);
  expect(page.querySelector('main')?.textContent).not.toContain('S’inscrire');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});

test('no address of a withdrawn event is for search engines, not even those without language or by its id', () => {
  const addresses = [...files].filter(([path]) =>
    /(?:^|\/)event\/(?:Fabrique_du_vent|901)[^/]*\/index\.html$/.test(path),
  );
  expect(addresses.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^event\/Fabrique/),
      'event/901/index.html',
      'fr/event/901/index.html',
    ]),
  );
  const indexed = addresses.filter(([, html]) => !html.includes('<meta name="robots" content="noindex"'));
  expect(indexed.map(([path]) => path)).toEqual([]);
});

// Files that may name the withdrawn event: its page, frame and citation, people withdrawn with it, lists of changes,
// calendars, which say that it is cancelled, the data and the pack of the edition, and the data behind my events.
const MAY_NAME_IT =
  /event\/Fabrique|event\/901(?:\/|\.json)|cite\/event-901\.|person\/599\/|changes(?:\.xml|\/index\.html)$|\.ics$|edition\/2026\/(?:data|pack)\.json$|^data\/events\//;

test('no list of the site names a withdrawn event', () => {
  const naming = [...files]
    .filter(([path, text]) => /\.(html|json|xml|ics)$/.test(path) && text.includes('Fabrique'))
    .map(([path]) => path)
    .filter((path) => !MAY_NAME_IT.test(path));
  expect(naming).toEqual([]);
});

test('the data of the edition and of my events contain a withdrawn event with that status', () => {
  const { items } = JSON.parse(files.get('data/events/en.json') ?? '{}') as { items?: [number, object][] };
  expect(new Map(items).get(901)).toMatchObject({ isWithdrawn: true, takesRegistration: false });
  const data: unknown = JSON.parse(files.get('fr/edition/2026/data.json') ?? '{}');
  expect(data).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ id: 901, status: 'withdrawn', inProgramme: false, manifest: null }),
    ]) as unknown,
  });
});

test('the page of changes says that an event was withdrawn, and links to its page', () => {
  const document = parseHtml(files.get('en/changes/index.html') ?? '');
  const items = [...document.querySelectorAll('main li')].filter((item) =>
    item.textContent.includes('Fabrique'),
  );
  expect(items.map((item) => item.textContent.trim().split(/\s+/)[0])).toEqual(['Withdrawn']);
  const href = items[0]?.querySelector('a')?.getAttribute('href')?.split('?')[0] ?? '';
  expect(files.has(`${decodeURIComponent(href).slice(1)}index.html`)).toBe(true);
});

test('a moved event is marked at home and on its page, and it alone can be saved from the page of changes', () => {
  const linksTo = (path: string, selector: string) =>
    [...parseHtml(files.get(path) ?? '').querySelectorAll(`main ${selector}`)].map((link) => [
      link.textContent.trim().replace(/ (?:le|on) .*/, ''),
      link.getAttribute('href'),
    ]);
  expect(linksTo('fr/index.html', 'a[href*="/changes/"]')).toEqual([
    ['Programme mis à jour', '/fr/changes/'],
  ]);
  expect(linksTo('fr/event/La_nuit_des_grues/index.html', 'a[href*="/changes/"]')).toEqual([
    ['Déplacé', '/fr/changes/#event-902'],
  ]);
  const changes = parseHtml(files.get('fr/changes/index.html') ?? '');
  const entry = changes.querySelector('main [id="event-902"]');
  expect(entry?.textContent.replaceAll(/\s+/g, ' ')).toMatch(
    /Déplacé La nuit des grues avant samedi 13 juin 2026.* maintenant dimanche 14 juin 2026, 22 h/,
  );
  const saved = [...changes.querySelectorAll(ENTRY_ITEMS)].flatMap((e) => e.querySelector(EVENT_LINK) ?? []);
  expect(saved.map((link) => link.getAttribute('href')?.split('?')[1])).toEqual(['id=902']);
});

test('the feed of changes links to the page of a withdrawn event', () => {
  const feed = files.get('fr/changes.xml') ?? '';
  expect(feed).toMatch(/Retiré du programme\s: Fabrique du vent/);
  const link = /href="https:\/\/sirocco\.example\/(fr\/event\/Fabrique[^"?]*)/.exec(feed)?.[1] ?? '';
  expect(files.has(`${decodeURIComponent(link)}index.html`)).toBe(true);
});

test('the pages of a withdrawn edition stay and first say that it is withdrawn; its events cannot be saved', () => {
  expect(mainAt('fr/edition/2013/')).toMatch(/^ ?Édition retirée Le festival ne présente.*Deuxième souffle/);
  expect(mainAt('en/program/2013/')).toMatch(/^ ?Edition withdrawn .*Premier chant/);
  expect(mainAt('fr/typeevent/5/2/')).toMatch(/^ ?Édition retirée .*Premier chant/);
  expect(documentAt('en/program/2013/').querySelector(`:is(${ENTRY_ITEMS}) ${EVENT_LINK}`)).toBeNull();
});

test('the page of a withdrawn person or venue stays, and first says that it is withdrawn', () => {
  expect(mainAt('fr/person/550/')).toMatch(/^ ?Page retirée .*Hédia Louzir/);
  expect(mainAt('en/person/550/')).toMatch(/^ ?Page withdrawn .*Hédia Louzir/);
  expect(mainAt('fr/venue/560/')).toMatch(/^ ?Page retirée .*Jetée des Vents/);
});

test('no list names a withdrawn edition, person or venue, and their pages are not for search engines', () => {
  const naming = (words: string): string[] =>
    [...files]
      .filter(([path, text]) => /\.(html|json|xml)$/.test(path) && text.includes(words))
      .map(([path]) => path.replace(/^(fr|en)\//, ''));
  const own =
    /^(edition\/2013|program\/2013|press\/2013|typeevent\/5|event\/(Premier_chant|940)|person\/550|(venue|map)\/560|cite\/(edition-2013|event-940|person-550)\.|changes[./])/;
  for (const words of ['Deuxième souffle', 'Louzir', 'Jetée des Vents'])
    expect(naming(words).filter((path) => !own.test(path))).toEqual([]);
  for (const path of ['fr/edition/2013/', 'en/program/2013/', 'fr/person/550/', 'fr/venue/560/'])
    expect(files.get(`${path}index.html`)).toContain('<meta name="robots" content="noindex"');
});

test('a host that reads the redirects answers 410 for every withdrawn page, and shows it', () => {
  const rules = files.get('_redirects') ?? '';
  for (const path of ['/fr/edition/2013/', '/en/program/2013/', '/fr/person/550/', '/fr/venue/560/'])
    expect(rules).toContain(`${path} ${path} 410!\n`);
  expect(rules).toContain('/fr/map/560/ /fr/venue/560/ 301!\n');
  expect(rules).toMatch(/^\/fr\/event\/Fabrique\S* \/fr\/event\/Fabrique\S* 410!$/m);
});

test('only the page of a sealed edition says what is kept as it was, in the archive too', () => {
  const words = /est gardée comme elle était|is kept as it was/;
  const saying = [...files].filter(([path, text]) => path.endsWith('.html') && words.test(text));
  expect(saying.map(([path]) => path)).toEqual(['en/edition/2009/index.html', 'fr/edition/2009/index.html']);
  expect(files.get('archives/sirocco-2009.zip')).toContain('is kept as it was');
});

test('no file of the site, its archives or its sealed editions names a forgotten person', () => {
  const naming = (some: SiteFiles): string[] =>
    [...some].filter(([path, text]) => `${path} ${text}`.includes('Belkadhi')).map(([path]) => path);
  expect(naming(sealedBefore)).not.toEqual([]);
  expect(naming(workshop.sealed())).toEqual([]);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['archives/sirocco-2009.zip', 'archives/sirocco-2009.wacz']),
  );
  expect(files.get('archives/sirocco-2009.wacz')).toContain('Pas de sable');
  expect(naming(files)).toEqual([]);
});

test('a site with a sealed edition and withdrawn pages has no broken links', () => {
  const site = 'https://sirocco.example';
  const pages = [...files].filter(([path]) => /^(?:fr|en)\/.*\.html$/.test(path));
  const byUrl = new Map(pages.map(([path, html]) => [`${site}/${path.replace(/index\.html$/, '')}`, html]));
  const opens = ({ pathname }: URL): boolean =>
    files.has(decodeURIComponent(pathname.slice(1)).replace(/(^|\/)$/, '$1index.html'));
  expect(brokenLinks({ pages: byUrl, opens }, { dist: '', siteUrl: site, packs: [] })).toEqual([]);
});
