import { expect, it } from 'vitest';
import {
  isLoss,
  measuresOf,
  raiseMark,
  refuseBreaches,
} from '../../../scripts/pull/contract/publication-contract.ts';
import { numbered, titled } from './harness.ts';
import { festivalGiven, type GivenLists } from './to-domain/harness.ts';

/** Returns the festival of these lists, with two editions and two pages that menus may link to. */
const read = (lists: GivenLists) =>
  festivalGiven({
    editions: [2024, 2022].map((annee, index) => ({ id: index + 1, annee })),
    pages: [{ id: 7 }, { id: 8 }],
    ...lists,
  });

const numbers = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);
const people = (...names: string[]) => names.map((nom, index) => ({ id: index + 1, nom }));
const entries = (...paths: string[]) =>
  paths.map((path, id) => ({ id, menu: 1, show: true, path, intitule_fr: path }));
const pageEntry = (page: number) => ({ id: 9, menu: 1, show: true, page, intitule_fr: 'Venir' });
const editionsOf = (...years: number[]) =>
  years.map((annee, index) => ({ id: index + 1, annee, intitule: 'Dhaw' }));
const menu = (show: boolean) => [{ id: 1, intitule_fr: 'Le festival', show }];

it('a festival is measured by its records, and by those that visitors can recognise it by', () => {
  const festival = read({
    editions: [...editionsOf(2024), { id: 2, annee: 2022 }],
    events: [
      titled(1, 'Aube', { in_program: true }),
      titled(2, 'Midi', { in_program: true, date: undefined }),
      titled(3, '', { edition: undefined, in_program: true }),
      titled(4, 'Soir', { edition: 2, in_program: false }),
    ],
    persons: people('Sow', ''),
    places: people('Kiosque'),
    menu: [...menu(true), { id: 2, show: false }],
    subMenu: [...entries('home', 'faqs'), { ...pageEntry(7), show: false }],
  });
  expect(measuresOf(festival)).toEqual({
    editions: 2,
    'editions with a title': 1,
    eventTypes: 0,
    'event types with a title': 0,
    persons: 2,
    'people with a name': 1,
    places: 1,
    'places with a name': 1,
    menu: 2,
    'menus shown': 1,
    subMenu: 3,
    'menu entries shown': 2,
    events: 4,
    'events with a title': 3,
    'events with a date': 3,
    'events in an edition': 3,
    'events in the programme': 3,
    'programme of edition 1': 2,
  });
});

it('the mark keeps the highest count so far, also of measures that no longer exist', () => {
  expect(raiseMark({ a: 3, b: 5, gone: 2 }, { a: 4, b: 1, c: 0 })).toEqual({ a: 4, b: 5, c: 0, gone: 2 });
});

it.each([
  [0, 0, 2, false],
  [1, 0, 2, true],
  [10, 8, 2, false],
  [10, 7, 2, true],
  [5, 3, 2, false],
  [5, 3, 1, true],
  [5, 4, 1, false],
])('a fall from %i to %i, of which %i are tolerated, is a loss: %s', (before, now, tolerated, is) => {
  expect(isLoss(before, now, tolerated)).toBe(is);
});

const ofTwoEditions = (count: number): GivenLists => ({
  events: [
    ...numbered(19, { in_program: true }),
    ...numbers(count, 30).map((id) => titled(id, `${id}`, { edition: 2, in_program: true })),
  ],
});
const named = (...names: string[]): GivenLists => ({ persons: people(...names) });
const renamed = (count: number, of: number): GivenLists =>
  named(...numbers(of).map((id) => `${id <= count ? 'Autre' : 'Nom'} ${id}`));
/** People named by these letters, numbered as in the alphabet. */
const lettered = (letters: string): GivenLists => ({
  persons: Array.from(letters, (nom) => ({ id: 'ABCDEF'.indexOf(nom) + 1, nom })),
});
const undated = { events: numbered(9, { date: undefined }) };

it.each<[string, GivenLists, GivenLists, string | null]>([
  ['has lost two events of five', { events: numbered(5) }, { events: numbered(3) }, 'events from 5 to 3'],
  ['has lost every date', { events: numbered(9) }, undated, 'events with a date from 9 to 0'],
  ['has lost a programme', ofTwoEditions(3), ofTwoEditions(0), 'programme of edition 2 from 3 to 0'],
  ['has lost the two events that an edition had', ofTwoEditions(2), ofTwoEditions(0), null],
  [
    'has lost its menu',
    { menu: menu(true), subMenu: [...entries('faqs', 'home', 'program'), pageEntry(7)] },
    { menu: menu(false), subMenu: [...entries('faqs', 'home', 'program'), pageEntry(7)] },
    'menus shown from 1 to 0; menu entries shown from 4 to 0; 4 of 4 menu entries shown are not what they were, ' +
      'e.g. #0 “faqs (/faqs/)” has no name or is hidden, ',
  ],
  [
    'has a menu that leads elsewhere',
    { menu: menu(true), subMenu: [pageEntry(7), ...entries('faqs', 'home', 'program')] },
    { menu: menu(true), subMenu: [pageEntry(8), ...entries('home', 'program', 'faqs')] },
    'e.g. #9 “Venir (/page/7/)” is “Venir (/page/8/)”, #0 “faqs (/faqs/)” is “home (/home/)”, ' +
      '#1 “home (/home/)” is “program (/program/)”. Look at these lists in the back end and correct them there; if all of it ' +
      'is right, pull again with --accept-changes',
  ],
  [
    'has other names for more than half',
    renamed(0, 7),
    renamed(4, 7),
    'the festival is not what was published: 4 of 7 people with a name are not what they were, e.g. #1 “Nom 1” is “Autre 1”',
  ],
  ['has other names for half', renamed(0, 8), renamed(4, 8), null],
  ['has names where it had none', named('Sow', '', '', ''), named('Sow', 'Ben', 'Aït', 'Diop'), null],
  ['has other names for three', renamed(0, 5), renamed(3, 5), null],
  [
    'has a new edition, and another name for its menu',
    { editions: editionsOf(2024), events: numbered(10), menu: menu(true) },
    {
      editions: editionsOf(2024, 2026),
      events: numbered(30),
      menu: [{ id: 1, intitule_fr: 'Le festival 2026', show: true }],
    },
    null,
  ],
  [
    'has moved the titles of events to other events',
    { events: numbered(10) },
    { events: numbers(10).map((id) => titled(id, `Titre ${(id % 10) + 1}`)) },
    '10 of 10 events with a title are not what they were, e.g. #1 “Titre_1” is “Titre_2”',
  ],
  [
    'has other people',
    lettered('CDEF'),
    lettered('ABC'),
    '3 of 4 people with a name are gone, e.g. #4 “D”, #5 “E”, #6 “F”. ',
  ],
  ['has two other people where it had two', lettered('EF'), lettered('AB'), null],
  [
    'has other years',
    { editions: editionsOf(2024, 2022, 2020, 2018) },
    { editions: editionsOf(2025, 2023, 2021, 2019) },
    '#1 “2024 Dhaw” is “2025 Dhaw”',
  ],
])('a festival that %s is refused unless that is ordinary editing', (_name, first, then, breach) => {
  const [before, now] = [read(first), read(then)];
  const check = () => refuseBreaches(now, before, measuresOf(before));
  if (breach === null) expect(check).not.toThrow();
  else expect(check).toThrow(breach);
});
