import { describe, expect, test } from 'vitest';
import {
  daysOfProgramme,
  groupByDay,
  groupByType,
  inProgrammeOrder,
  legendOf,
  programmeOf,
  sortEvents,
} from '../../../../src/domain/programme/programme.ts';
import { activity, edition, event, ids, timeOf, type } from '../builders.ts';

const types = [type(1, 'Expositions', 2), type(2, 'Performances', 1), type(3, 'Débats', 1)];
const order = { types, lang: 'fr' } as const;

test.each([
  ['contains its top-level events', {}, true],
  ['contains no part of another event', { parentId: 1 }, false],
  ['contains no event that is marked as not in it', { isInProgramme: false }, false],
  ['contains no event of another edition', { editionId: 2 }, false],
])('the programme of an edition %s', (_, given, isHeld) => {
  expect(programmeOf([event(7, '', given)], 1)).toHaveLength(isHeld ? 1 : 0);
});

describe('the order of events of a programme', () => {
  test('is by start, a day without an hour before its hours', () => {
    const events = [
      event(1, 'undated'),
      event(2, 'evening', { time: timeOf('2024-10-12T18:30') }),
      event(3, 'that day', { time: timeOf('2024-10-12') }),
      event(4, 'the day before', { time: timeOf('2024-10-11T23:00') }),
    ];
    expect(ids(sortEvents(events, order))).toEqual([4, 3, 2, 1]);
  });

  test('is then by the order of their type, those without a type last', () => {
    const at = { time: timeOf('2024-10-12T18:30') };
    const events = [null, 99, 1, 2].map((typeId, index) => event(index + 1, '', { ...at, typeId }));
    expect(ids(sortEvents(events, order))).toEqual([4, 3, 1, 2]);
  });

  test('is then by title as sorted in French, then by id', () => {
    const titles = ['Zénith', 'éclipse', 'Ecran', 'Nuit 10', 'Nuit 9', '🌒 lune', 'éclipse'];
    const events = titles.map((title, index) => event(index + 1, title));
    expect(ids(sortEvents(events.toReversed(), order))).toEqual([6, 2, 7, 3, 5, 4, 1]);
  });

  test('is by the title in the language of the page', () => {
    const titles = [
      { fr: 'Ombre', en: 'Shadow' },
      { fr: 'Rue', en: 'Alley' },
    ];
    const events = titles.map((title, id) => event(id, '', { activities: [activity(id, title)] }));
    expect(ids(sortEvents(events, { types, lang: 'fr' }))).toEqual([0, 1]);
    expect(ids(sortEvents(events, { types, lang: 'en' }))).toEqual([1, 0]);
  });
});

describe('a programme by day', () => {
  const events = [
    event(1, 'walk', { time: timeOf('2024-10-13T10:00') }),
    event(2, 'exhibition', { time: timeOf('2024-10-09', '2024-11-09') }),
    event(3, 'night', { time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') }),
    event(4, 'undated'),
    event(5, 'talk', { time: timeOf('2024-10-12T18:30', '2024-10-12T20:00') }),
    event(6, 'earlier exhibition', { time: timeOf('2024-10-05', '2024-11-09') }),
    event(7, 'performances', { typeId: 2, time: timeOf('2024-10-20', '2024-10-25') }),
  ];
  const programme = groupByDay(events, order);

  test('lists events of several days once and apart, by type before start, then each day, then undated events', () => {
    expect(programme.days.map(({ day, events }) => [day, ids(events)])).toEqual([
      ['2024-10-12', [5, 3]],
      ['2024-10-13', [1]],
    ]);
    expect([ids(programme.onView), ids(programme.undated)]).toEqual([[7, 6, 2], [4]]);
    expect(ids(inProgrammeOrder(events, order))).toEqual([7, 6, 2, 5, 3, 1, 4]);
  });

  test('has the days on which an event takes place', () => {
    const days = (...ofEdition: typeof events) =>
      daysOfProgramme({ edition: edition(1, 2024), events: ofEdition });
    const on = (day: string) => event(8, '', { time: timeOf(day) });
    const three = ['2024-10-12', '2024-10-13', '2024-10-15'];
    expect(days(...three.map(on))).toEqual(three);
    expect(days(event(4, 'undated'))).toEqual([]);
  });
});

test('the legend has the types that occur, in their defined order', () => {
  const events = [3, 1, 2, null].map((typeId, id) => event(id, '', { typeId }));
  const all = [...types.toReversed(), type(4, 'Ateliers', 0)];
  expect(ids(legendOf(all, events))).toEqual([2, 3, 1]);
});

test('events are grouped by type in the order of the types, those without a known type last', () => {
  const events = [null, 1, 2, 1, 99, 3].map((typeId, index) => event(index + 1, '', { typeId }));
  const groups = groupByType(events, [...types, type(4, 'Ateliers', 0)]);
  expect(groups.map((group) => [group.type?.id ?? null, ids(group.events)])).toEqual([
    [2, [3]],
    [3, [6]],
    [1, [2, 4]],
    [null, [1, 5]],
  ]);
});
