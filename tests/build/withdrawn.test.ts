import { afterAll, beforeAll, expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { sirocco } from '../fixtures/other-festival/backend.ts';
import {
  openRebuildHarness,
  type SiteFiles,
  type RebuildHarness,
} from '../fixtures/other-festival/rebuilds.ts';

let workshop: RebuildHarness;
let files: SiteFiles;

/** "Fabrique du vent", with a ticket, a form and a place, is given once and then no more. */
const WITHDRAWN = '901';
const events = sirocco.lists.get('evenements') ?? [];
const without = events.filter(
  (event) => !(typeof event === 'object' && event !== null && 'id' in event && event.id === WITHDRAWN),
);

beforeAll(async () => {
  workshop = await openRebuildHarness();
  await workshop.pull(sirocco);
  await workshop.pull({ ...sirocco, lists: new Map([...sirocco.lists, ['evenements', without]]) });
  ({ files } = await workshop.buildAnew());
}, 300_000);
afterAll(async () => {
  await workshop[Symbol.asyncDispose]();
});

const pageOf = (lang: string): Document => {
  const [, html] = [...files].find(([path]) => path.startsWith(`${lang}/event/Fabrique_du_vent`)) ?? [];
  if (html === undefined) throw new Error(`The withdrawn event has no page in ${lang}`);
  return new JSDOM(html).window.document;
};

test('the page of a withdrawn event stays and says so before anything else', () => {
  const main = (lang: string) =>
    pageOf(lang).querySelector('main')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  expect(main('fr')).toMatch(
    /^ ?Retiré du programme Ce rendez-vous n’est plus au programme.*Voir le programme 2026.*Fabrique du vent/,
  );
  expect(main('en')).toMatch(
    /^ ?Withdrawn from the programme This event has not been in the programme.*Fabrique du vent/,
  );
});

test('it sells nothing, and asks search engines to pass it over', () => {
  const page = pageOf('fr');
  expect(page.querySelectorAll('main event-status')).toHaveLength(0);
  expect(page.querySelector('main')?.textContent).not.toContain('S’inscrire');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
});

test('nothing but its own page and the feed names it', () => {
  const naming = [...files]
    .filter(([path, text]) => /\.(html|json|xml|ics)$/.test(path) && text.includes('Fabrique'))
    .map(([path]) => path)
    .filter((path) => !/event\/Fabrique|event\/901\/|changes\.xml$/.test(path));
  expect(naming).toEqual([]);
});

test('the feed leads to its page', () => {
  const feed = files.get('fr/changes.xml') ?? '';
  expect(feed).toMatch(/Retiré du programme\s: Fabrique du vent/);
  const link = /href="https:\/\/sirocco\.example\/(fr\/event\/Fabrique[^"?]*)/.exec(feed)?.[1] ?? '';
  expect(files.has(`${decodeURIComponent(link)}index.html`)).toBe(true);
});
