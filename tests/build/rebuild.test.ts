import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sirocco, type OtherFestival } from '../fixtures/other-festival/backend.ts';
import {
  openRebuildHarness,
  type Rebuild,
  type SiteFiles,
  type RebuildHarness,
} from '../fixtures/other-festival/rebuilds.ts';

// A build starts Astro and Vite anew: four seconds alone, far more on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let workshop: RebuildHarness;
let first: Rebuild;

beforeAll(async () => {
  workshop = await openRebuildHarness();
  first = await workshop.rebuild(sirocco);
});
afterAll(() => workshop[Symbol.asyncDispose]());

type Records = readonly unknown[];

/** The festival with a list of it changed. */
function withList(name: string, change: (records: Records) => Records): OtherFestival {
  const changed = (lists: OtherFestival['lists']): OtherFestival['lists'] =>
    new Map([...lists].map(([key, records]) => [key, key === name ? change(records) : records]));
  return { lists: changed(sirocco.lists), detailed: changed(sirocco.detailed) };
}

/** The event that is changed: “La nuit des grues”. */
const isTheNight = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'id' in record && Number(record.id) === 902;

/** Paths whose bytes differ, or that only one of the two sites has. */
function differences(one: SiteFiles, other: SiteFiles): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort();
}

test('the first build renders every page of both trees', () => {
  const inTree = (lang: string): string[] =>
    first.rendered.filter((path) => path.startsWith(`${lang}/`)).map((path) => path.slice(3));
  expect(inTree('fr').length).toBeGreaterThan(30);
  expect(inTree('en')).toEqual(inTree('fr'));
});

test('a build with nothing changed renders nothing', async () => {
  const again = await workshop.rebuild(sirocco);
  expect(again.rendered).toEqual([]);
  expect(differences(again.files, first.files)).toEqual([]);
});

test('a changed text renders again the pages that show it and no other, as a full build would', async () => {
  const changed = withList('evenements', (events) =>
    events.map((event) =>
      isTheNight(event) ? { ...(event as object), horaires_ouverture: 'Portes à 20 h 47' } : event,
    ),
  );
  const rebuilt = await workshop.rebuild(changed);
  const showing = [...rebuilt.files]
    .filter(([path, text]) => path.endsWith('.html') && text.includes('20 h 47'))
    .map(([path]) => path);
  expect(showing).toContain('en/event/La_nuit_des_grues/index.html');
  expect(rebuilt.rendered).toEqual(showing);
  expect(differences(rebuilt.files, (await workshop.buildAnew()).files)).toEqual([]);
});

test('a withdrawn event is gone from every page, and only those that showed it are rendered again', async () => {
  const before = await workshop.rebuild(sirocco);
  const rebuilt = await workshop.rebuild(
    withList('evenements', (events) => events.filter((event) => !isTheNight(event))),
  );
  const naming = [...rebuilt.files].filter(([path, text]) => /nuit[ _]des[ _]grues/.test(`${path} ${text}`));
  expect(naming.map(([path]) => path)).toEqual([]);
  const other = differences(rebuilt.files, before.files);
  expect(rebuilt.rendered).toContain('fr/program/2026/index.html');
  expect(rebuilt.rendered.filter((path) => !other.includes(path))).toEqual([]);
  expect(differences(rebuilt.files, (await workshop.buildAnew()).files)).toEqual([]);
});

/** The festival with its menu changed, which stands on every page. */
const otherMenu = withList('menu', (entries) =>
  entries.map((entry, index) => (index === 0 ? { ...(entry as object), intitule_fr: 'Le vent' } : entry)),
);

test('a changed menu, which stands on every page, renders every page of its tree', async () => {
  const rebuilt = await workshop.rebuild(otherMenu);
  const french = ({ rendered }: Rebuild): string[] => rendered.filter((path) => path.startsWith('fr/'));
  expect(rebuilt.files.get('fr/faqs/index.html')).toContain('Le vent');
  expect(french(rebuilt)).toEqual(french(first));
});

test('another day, after that, gives the site that a full build gives that day', async () => {
  const rebuilt = await workshop.rebuild(otherMenu, '2026-07-01T12:00');
  expect(differences(rebuilt.files, first.files)).toContain('fr/program/2026/index.html');
  expect(differences(rebuilt.files, (await workshop.buildAnew()).files)).toEqual([]);
});

test('a title stays words, whatever characters it is made of', async () => {
  const title = 'La nuit des grues';
  const hostile = `${title} \uFFFE\uFFFF <script>alert(1)</script></title><meta>"><img src=x> $& $\` $' {{x}} \u2028]]>-->`;
  const before = await workshop.rebuild(sirocco);
  const rebuilt = await workshop.buildAnewWith(title, hostile);
  expect(rebuilt.files.get('en/program/2026/index.html')).toContain('&lt;script&gt;alert(1)');
  /** What a page is built of, by its address: that of the event has changed with its title. */
  const builtOf = ({ files }: Rebuild): string[] =>
    [...files]
      .filter(([path]) => /^(?:fr|en)\/.*\.html$/.test(path))
      .map(([path, html]) => {
        const { document } = new JSDOM(html).window;
        const elements = [...document.querySelectorAll('*')].map(({ localName }) => localName);
        return `${path.replace(/La_nuit_des_grues[^/]*/, '…')}: ${elements.join(' ')}`;
      });
  expect(builtOf(rebuilt).toSorted()).toEqual(builtOf(before).toSorted());
});
