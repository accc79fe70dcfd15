import { expect, test } from 'vitest';
import { editionPages } from '../../../../src/domain/archive/edition-pages.ts';
import { activity, edition, event, participant } from '../builders.ts';

const past = edition(2, 2022);
const current = edition(1, 2024);
const ofPast = { editionId: past.id };

const coverage = { url: 'https://example.org', title: {}, order: 1, picture: null };
const festival = {
  events: [
    event(7, 'Relais', {
      ...ofPast,
      typeId: 4,
      placeId: 9,
      childIds: [8],
      activities: [activity(1, { fr: 'Relais' }, [participant(30, 1)])],
    }),
    event(8, 'Le vernissage', { editionId: null, parentId: 7 }),
    event(10, 'Contre-jour', { placeId: 3 }),
  ],
  withdrawn: [{ ...event(11, 'Perdu', ofPast), withdrawnAt: '2024-01-01T00:00:00.000Z' }],
  mediaLinks: ['2022-10-01', '2019-05-01', null].map((date, id) => ({ ...coverage, id, date })),
};
const slugs = new Map([
  [7, 'Relais'],
  [8, 'Le_vernissage'],
  [10, 'Contre-jour'],
  [11, 'Perdu'],
]);
const paths = (text: string): string[] => text.trim().split(/\s+/);
const built = [
  // The home page.
  '',
  ...paths(`
    artists artists/2 calendar contact edition/2022 edition/2024 event/7 event/Contre-jour event/Le_vernissage
    event/Perdu event/Relais map map/3 map/9 medias offline person/30 person/30/2 person/31 press-kit press/2022
    program program/2022 program/2022/2022-10-07 program/2022/type/4-1 program/2024 search typeevent/1/4
    typeevent/2/4 typeevent/2/4/2 venue/3 venue/9`),
];
const pathsOf = (of: typeof past, kind?: string, withDays = new Set<number>()) =>
  editionPages(of, { festival, slugs, currentId: current.id, withDays, built })
    .filter((page) => kind === undefined || page.kind === kind)
    .map(({ path }) => path);

test('a past edition has its page, programme, types, events, people and places, and nothing of another edition', () => {
  expect(pathsOf(past)).toEqual(
    paths(`
      edition/2022 event/Le_vernissage event/Perdu event/Relais map/9 medias offline person/30 person/30/2
      press/2022 program/2022 program/2022/type/4-1 search typeevent/2/4 typeevent/2/4/2`),
  );
});

test('the current edition also has the pages that name no year, but no press coverage of another year', () => {
  expect(pathsOf(current)).toEqual(
    paths(`
      artists artists/2 calendar edition/2024 event/Contre-jour map map/3 offline press-kit program/2024 search
      venue/3`),
  );
});

test.each([
  [
    'its withdrawn events and the parts of its events',
    'event',
    'event/Le_vernissage event/Perdu event/Relais',
  ],
  ['its days if they have pages', 'day', 'program/2022/2022-10-07'],
  ['the fragments that its pages fetch, as parts', 'part', 'program/2022/type/4-1'],
])('an edition has %s', (_, kind, its) => {
  expect(pathsOf(past, kind, new Set([past.id]))).toEqual(paths(its));
});
