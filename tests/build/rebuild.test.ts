import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idOf, sirocco, type OtherFestival } from '../fixtures/other-festival/backend.ts';
import {
  openRebuildHarness,
  type Rebuild,
  type SiteFiles,
  type RebuildHarness,
} from '../fixtures/other-festival/rebuilds.ts';
import { parseHtml } from './support/parse-html.ts';

// Each build starts Astro and Vite again, which takes four seconds, and far longer on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let workshop: RebuildHarness;
/** One festival, built three times in a row, as a real site is: each build reuses what the one before has kept. */
let first: Rebuild;
let everyPage: Rebuild;
let changed: Rebuild;

type Records = readonly unknown[];

/** Returns the festival with one of its lists changed. */
function withList(
  festival: OtherFestival,
  name: string,
  change: (records: Records) => Records,
): OtherFestival {
  const changedIn = (lists: OtherFestival['lists']): OtherFestival['lists'] =>
    new Map([...lists].map(([key, records]) => [key, key === name ? change(records) : records]));
  return { lists: changedIn(festival.lists), detailed: changedIn(festival.detailed) };
}

/** Ids of “Fabrique du vent”, whose hours change, and of “La nuit des grues”, which is withdrawn. */
const [WIND, NIGHT] = ['901', '902'];
const NIGHT_TITLE = 'La nuit des grues';
const HOSTILE_TITLE = `${NIGHT_TITLE} \uFFFE\uFFFF <script>alert(1)</script></title><meta>"><img src=x> $& $\` $' {{x}} \u2028]]>-->`;

const otherMenu = withList(sirocco, 'menu', (entries) =>
  entries.map((entry, index) => (index === 0 ? { ...(entry as object), intitule_fr: 'Le vent' } : entry)),
);
const otherEvents = withList(otherMenu, 'evenements', (events) =>
  events
    .filter((event) => idOf(event) !== NIGHT)
    .map((event) =>
      idOf(event) === WIND ? { ...(event as object), horaires_ouverture: 'Portes à 20 h 47' } : event,
    ),
);

beforeAll(async () => {
  workshop = await openRebuildHarness();
  first = await workshop.rebuild(sirocco);
  everyPage = await workshop.rebuild(otherMenu, { replaced: [NIGHT_TITLE, HOSTILE_TITLE] });
  changed = await workshop.rebuild(otherEvents, { now: '2026-07-01T12:00' });
});
afterAll(() => workshop[Symbol.asyncDispose]());

/** Returns the paths of files that differ between two sites, or that only one of them has. */
function differences(one: SiteFiles, other: SiteFiles): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort();
}

/** Returns a path without the title of “La nuit des grues”, which one of the builds changes. */
const withoutTitle = (path: string): string => path.replace(/La_nuit_des_grues[^/]*/, '…');

test('the first build renders every page of both trees', () => {
  const inTree = (lang: string): string[] =>
    first.rendered.filter((path) => path.startsWith(`${lang}/`)).map((path) => path.slice(3));
  expect(inTree('fr').length).toBeGreaterThan(30);
  expect(inTree('en')).toEqual(inTree('fr'));
});

test('a changed menu renders every page of its tree again, except those for frames of other sites', () => {
  const french = ({ rendered }: Rebuild): string[] =>
    rendered.filter((path) => path.startsWith('fr/') && !path.startsWith('fr/embed/')).map(withoutTitle);
  expect(everyPage.files.get('fr/faqs/index.html')).toContain('Le vent');
  expect(french(everyPage).toSorted()).toEqual(french(first).toSorted());
});

test('a title is shown as text, whatever characters it contains', () => {
  expect(everyPage.files.get('en/program/2026/index.html')).toContain('&lt;script&gt;alert(1)');
  /** Returns the names of the elements of each page, by its address. */
  const builtOf = ({ files }: Rebuild): string[] =>
    [...files]
      .filter(([path]) => /^(?:fr|en)\/.*\.html$/.test(path))
      .map(([path, html]) => {
        const elements = [...parseHtml(html).querySelectorAll('*')].map(({ localName }) => localName);
        return `${withoutTitle(path)}: ${elements.join(' ')}`;
      });
  expect(builtOf(everyPage).toSorted()).toEqual(builtOf(first).toSorted());
});

test('a changed text is on every page that shows it, and a withdrawn event is in no file', () => {
  const pages = [...changed.files].filter(([path]) => path.endsWith('.html'));
  const showing = pages.filter(([, html]) => html.includes('20 h 47')).map(([path]) => path);
  expect(showing).toContainEqual(expect.stringMatching(/^en\/event\/Fabrique_du_vent/));
  expect(changed.rendered).toEqual(expect.arrayContaining(showing));
  const naming = [...changed.files].filter(([path, text]) => /nuit[ _]des[ _]grues/.test(`${path} ${text}`));
  expect(naming.map(([path]) => path)).toEqual([]);
});

test('a page that does not change is not rendered again, not even on another day', () => {
  const other = differences(changed.files, everyPage.files);
  expect(other).toContain('fr/program/2026/index.html');
  expect(changed.rendered).toContain('fr/program/2026/index.html');
  expect(changed.rendered.filter((path) => !other.includes(path))).toEqual([]);
});

test('the site after these builds is the same as that of a full build', async () => {
  expect(differences(changed.files, (await workshop.buildFromScratch()).files)).toEqual([]);
});
