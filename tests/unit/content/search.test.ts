import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { searchEntries } from '../../../src/content/views/search-index.ts';
import { searchView, type InitialView } from '../../../src/content/views/search.ts';
import { searchIndex } from '../../../src/domain/search-index.ts';
import { activity, edition, event, participant, place, role, timeOf } from '../domain/parts.ts';
import { festivalOf, person } from './parts.ts';

const medina = place(5, { fr: 'Médina', en: 'Old town' });
const artist = role(1, { fr: 'Artiste', en: 'Artist' }, 1);
const speaker = role(2, { fr: 'Intervenante' }, 2);
const leila = person(7, 'Leïla', 'Ombrelle');
const part = participant(7, 1);

const festival = festivalOf({
  editions: [edition(1, 2024), edition(2, 2022)],
  places: [medina],
  roles: [speaker, artist],
  persons: [leila, person(8, null, null), person(9, 'Amine', 'Zidi')],
  participants: [participant(7, 2), part],
  events: [
    event(20, 'Archive', { editionId: 2, placeId: 5 }),
    event(11, 'Été', { time: timeOf('2024-10-20') }),
    event(10, '', {
      placeId: 5,
      time: timeOf('2024-10-10'),
      activities: [activity(1, { en: 'Half-light' }, [part]), activity(2, { fr: 'Éclipse' })],
    }),
    event(12, ''),
    event(13, '50 % ombre'),
  ],
});

describe('the search index', () => {
  const entries = searchEntries(festival, 'fr');
  const found = (query: string) => {
    const { events, people } = searchIndex(entries, query);
    return [...events, ...people].map(({ path }) => path);
  };

  test('holds every edition, the latest first, then people; what has no name is not to be found', () => {
    expect(entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'event 10',
      'event 11',
      'event 13',
      'event 20',
      'person 7',
      'person 9',
    ]);
  });

  test('says where and when an event is, and what a person does first', () => {
    expect(entries.map(({ detail }) => detail)).toEqual([
      'Médina · 2024',
      '2024',
      '2024',
      'Médina · 2022',
      'Artiste',
      '',
    ]);
  });

  test('names the language of a title that is not translated', () => {
    expect(entries[0]).toMatchObject({ title: 'Half-light', lang: 'en' });
    expect(entries[1]).not.toHaveProperty('lang');
  });

  test('finds an event by any of its activities, its place in both languages and its people', () => {
    const path = '/fr/event/10/?id=10';
    for (const query of ['eclipse', 'medina', 'old town', 'ombrelle']) expect(found(query)).toContain(path);
  });

  test('leads into its own tree', () => {
    expect(searchEntries(festival, 'en').at(-1)?.path).toBe('/en/person/9/');
  });

  test('of a festival with nothing is empty', () => {
    expect(searchEntries(festivalOf({}), 'fr')).toEqual([]);
  });

  test('stays under 60 KB per 1,000 entries as it travels', () => {
    const words = 'lumière ombre ville image archive mémoire désert port nuit théâtre voix atelier'.split(
      ' ',
    );
    const title = (id: number) => [id, id * 7, id * 13].map((n) => `${words[n % 12] ?? ''}${n}`).join(' ');
    const many = festivalOf({
      places: [medina],
      events: Array.from({ length: 1000 }, (_, id) => event(id, title(id), { placeId: 5 })),
    });
    expect(gzipSync(JSON.stringify(searchEntries(many, 'fr'))).length).toBeLessThan(60 * 1024);
  });
});

describe('the search page', () => {
  const shown = (groups: InitialView[]) =>
    groups.map(({ initial, entries }) => [initial, ...entries.map(({ title }) => title.text)]);

  test('offers the events of the current edition from A to Z, accents aside, numbers first', () => {
    expect(shown(searchView(festival, 'fr').events)).toEqual([
      ['#', '50 % ombre'],
      ['E', 'Été'],
      ['H', 'Half-light'],
    ]);
  });

  test('offers the people who take part in the current edition', () => {
    expect(shown(searchView(festival, 'fr').people)).toEqual([['L', 'Leïla Ombrelle']]);
  });
});
