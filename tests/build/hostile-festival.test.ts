import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id, FestivalEvent } from '../../src/domain/model/core.ts';
import { slugsOfEvents } from '../../src/domain/event/event-slugs.ts';
import { fullName } from '../../src/domain/people/people.ts';
import { programmeOf } from '../../src/domain/programme/programme.ts';
import { fuzzedLists } from '../fixtures/other-festival/fuzzed.ts';
import { hostile } from '../fixtures/other-festival/hostile.ts';
import { buildSiteOf, type BuiltSite } from '../fixtures/other-festival/site.ts';
import { type BuiltFile, pagesOf, textFiles, unseenIn, faultsOf } from './other-site.ts';

let site: BuiltSite;
let files: BuiltFile[];
let faults: string[];

beforeAll(async () => {
  site = await buildSiteOf(hostile);
  files = textFiles(site.dist);
  // English pages have the same records and templates as French ones: every third is enough.
  const checked = pagesOf(files).filter(({ path }, index) => path.startsWith('/fr/') || index % 3 === 0);
  faults = faultsOf(checked, site.dist);
}, 600_000);
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

test('the pages of a festival with hostile records keep the rules for all pages', () => {
  expect(faults).toEqual([]);
});

test('a festival with hostile records has no invisible characters in its texts', () => {
  expect(unseenIn(files)).toEqual([]);
});

const file = (path: string): string => readFileSync(join(site.dist, path), 'utf8');
const missing = <T extends { id: Id }>(records: readonly T[], isThere: (record: T) => boolean): Id[] =>
  records.filter((record) => !isThere(record)).map(({ id }) => id);
const isPage = (path: string): boolean =>
  ['fr', 'en'].every((lang) => existsSync(join(site.dist, lang, path, 'index.html')));
/** Returns the events that the lists of the current edition show. */
const listed = (): FestivalEvent[] => programmeOf(site.snapshot.festival.events, 12);

test('a festival with hostile records has all its events, and a page for each event, person, venue and edition', () => {
  const { events, persons, places, editions } = site.snapshot.festival;
  const given = (name: string): Id[] => (fuzzedLists.get(name) ?? []).map(({ id }) => id);
  expect(events.map(({ id }) => id)).toEqual(expect.arrayContaining(given('evenements')));
  expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(given('lieux')));
  const slugs = slugsOfEvents(events);
  expect(missing(events, ({ id }) => isPage(`event/${slugs.get(id)}`))).toEqual([]);
  const named = persons.filter((person) => fullName(person) !== '');
  expect(named.length).toBeGreaterThan(15);
  expect(missing(named, ({ id }) => isPage(`person/${id}`))).toEqual([]);
  expect(missing(places, ({ id }) => isPage(`venue/${id}`) && isPage(`map/${id}`))).toEqual([]);
  expect(missing(editions, ({ year }) => isPage(`edition/${year}`) && isPage(`program/${year}`))).toEqual([]);
});

test('a festival with hostile records lists its whole programme in pages, calendar, search and map', () => {
  const programme = file('fr/program/2026/index.html');
  const [search, map] = ['search', 'map'].map((list) =>
    files
      .filter(({ path }) => new RegExp(`^/data/${list}/fr\\b`).test(path))
      .map(({ text }) => text)
      .join('\n'),
  );
  const calendar = file('fr/program/2026.ics').replaceAll('\r\n ', '');
  const events = listed();
  expect(events.length).toBeGreaterThan(30);
  const isIn =
    (text = '') =>
    ({ id }: FestivalEvent): boolean =>
      new RegExp(`/\\?id=${id}\\b`).test(text);
  expect(missing(events, isIn(programme))).toEqual([]);
  expect(missing(events, isIn(search))).toEqual([]);
  expect(
    missing(
      events.filter(({ placeId }) => placeId !== null),
      isIn(map),
    ),
  ).toEqual([]);
  expect(
    missing(
      events.filter(({ time }) => time !== null),
      isIn(calendar),
    ),
  ).toEqual([]);
});
