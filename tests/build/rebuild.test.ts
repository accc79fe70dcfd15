import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sirocco, type OtherFestival } from '../fixtures/other-festival/backend.ts';
import {
  openRebuildHarness,
  type Rebuild,
  type SiteFiles,
  type RebuildHarness,
} from '../fixtures/other-festival/rebuilds.ts';
import { parseHtml } from './support/parse-html.ts';

// A build starts Astro and Vite anew: four seconds alone, far more on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let workshop: RebuildHarness;
let first: Rebuild;
let changed: Rebuild;

beforeAll(async () => {
  workshop = await openRebuildHarness();
  first = await workshop.rebuild(sirocco);
});
afterAll(() => workshop[Symbol.asyncDispose]());

type Records = readonly unknown[];

/** The festival with a list of it changed. */
function withList(
  festival: OtherFestival,
  name: string,
  change: (records: Records) => Records,
): OtherFestival {
  const changedIn = (lists: OtherFestival['lists']): OtherFestival['lists'] =>
    new Map([...lists].map(([key, records]) => [key, key === name ? change(records) : records]));
  return { lists: changedIn(festival.lists), detailed: changedIn(festival.detailed) };
}

/** “Fabrique du vent”, whose hours change, and “La nuit des grues”, which is withdrawn. */
const [WIND, NIGHT] = [901, 902];

const hasId = (record: unknown, id: number): boolean =>
  typeof record === 'object' && record !== null && 'id' in record && Number(record.id) === id;

const laterHours = withList(sirocco, 'evenements', (events) =>
  events.map((event) =>
    hasId(event, WIND) ? { ...(event as object), horaires_ouverture: 'Portes à 20 h 47' } : event,
  ),
);

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

test('a title stays words, whatever characters it is made of', async () => {
  const title = 'La nuit des grues';
  const hostile = `${title} \uFFFE\uFFFF <script>alert(1)</script></title><meta>"><img src=x> $& $\` $' {{x}} \u2028]]>-->`;
  const rebuilt = await workshop.buildAnewWith(title, hostile);
  expect(rebuilt.files.get('en/program/2026/index.html')).toContain('&lt;script&gt;alert(1)');
  /** What a page is built of, by its address: that of the event has changed with its title. */
  const builtOf = ({ files }: Rebuild): string[] =>
    [...files]
      .filter(([path]) => /^(?:fr|en)\/.*\.html$/.test(path))
      .map(([path, html]) => {
        const elements = [...parseHtml(html).querySelectorAll('*')].map(({ localName }) => localName);
        return `${path.replace(/La_nuit_des_grues[^/]*/, '…')}: ${elements.join(' ')}`;
      });
  expect(builtOf(rebuilt).toSorted()).toEqual(builtOf(first).toSorted());
});

test('a changed text renders again the pages that show it, and no other', async () => {
  changed = await workshop.rebuild(laterHours);
  const showing = [...changed.files]
    .filter(([path, text]) => path.endsWith('.html') && text.includes('20 h 47'))
    .map(([path]) => path);
  expect(showing).toContainEqual(expect.stringMatching(/^en\/event\/Fabrique_du_vent/));
  expect(changed.rendered).toEqual(expect.arrayContaining(showing));
  // Some say it by the clock: the agenda, and what is on now.
  const other = differences(changed.files, first.files);
  expect(changed.rendered.filter((path) => !other.includes(path))).toEqual([]);
});

test('after that, a withdrawn event is gone from every page, and only those that showed it are rendered again, as a full build would', async () => {
  const rebuilt = await workshop.rebuild(
    withList(laterHours, 'evenements', (events) => events.filter((event) => !hasId(event, NIGHT))),
  );
  const naming = [...rebuilt.files].filter(([path, text]) => /nuit[ _]des[ _]grues/.test(`${path} ${text}`));
  expect(naming.map(([path]) => path)).toEqual([]);
  const other = differences(rebuilt.files, changed.files);
  expect(rebuilt.rendered).toContain('fr/program/2026/index.html');
  expect(rebuilt.rendered.filter((path) => !other.includes(path))).toEqual([]);
  // Both changes at once: the pages that only the first has touched are those of the build before.
  expect(differences(rebuilt.files, (await workshop.buildAnew()).files)).toEqual([]);
});

/** The festival with its menu changed, which stands on every page. */
const otherMenu = withList(sirocco, 'menu', (entries) =>
  entries.map((entry, index) => (index === 0 ? { ...(entry as object), intitule_fr: 'Le vent' } : entry)),
);

test('a changed menu, which stands on every page but those for frames of other sites, renders every such page of its tree', async () => {
  const rebuilt = await workshop.rebuild(otherMenu);
  const french = ({ rendered }: Rebuild): string[] =>
    rendered.filter((path) => path.startsWith('fr/') && !path.startsWith('fr/embed/'));
  expect(rebuilt.files.get('fr/faqs/index.html')).toContain('Le vent');
  expect(french(rebuilt)).toEqual(french(first));
});

test('another day, after that, gives the site that a full build gives that day', async () => {
  const rebuilt = await workshop.rebuild(otherMenu, '2026-07-01T12:00');
  expect(differences(rebuilt.files, first.files)).toContain('fr/program/2026/index.html');
  expect(differences(rebuilt.files, (await workshop.buildAnew()).files)).toEqual([]);
});
