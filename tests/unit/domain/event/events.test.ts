import { describe, expect, test } from 'vitest';
import { byId } from '../../../../src/domain/model/core.ts';
import {
  childrenOf,
  descendantsOf,
  eventsOfType,
  eventTitle,
  titleOf,
  ancestorIdsOf,
} from '../../../../src/domain/event/events.ts';
import { eventsOfPerson } from '../../../../src/domain/people/people.ts';
import { isWithdrawn, statusOf, takesPlace } from '../../../../src/domain/event/event-status.ts';
import { activity, event, ids, participant, timeOf } from '../builders.ts';

const text = (words: string, lang: 'fr' | 'en', isFallback: boolean) => ({ text: words, lang, isFallback });

test.each([
  ['that of its first activity', [{ fr: 'Un' }, { fr: 'Deux' }], 'fr', text('Un', 'fr', false)],
  ['that of the next activity if the first has none', [{}, { en: 'Two' }], 'fr', text('Two', 'en', true)],
  ['null if no activity has one', [{}], 'fr', null],
  ['null if there are no activities', [], 'en', null],
] as const)('the title of an event is %s', (_, titles, lang, title) => {
  const given = { activities: titles.map((one, index) => activity(index + 1, one)) };
  expect(eventTitle(given, lang)).toEqual(title);
  expect(titleOf(given) === null).toBe(title === null);
});

describe('the parts of an event', () => {
  const festival = event(1, 'Festival', { childIds: [2, 99, 2] });
  const day = event(2, 'Day', { parentId: 1, childIds: [3, 4] });
  const talk = event(3, 'Talk', { parentId: 2 });
  const events = byId([festival, day, talk, event(4, 'Walk', { parentId: 2 })]);

  test('are found on all levels, each once even if it is named twice, unless it is not shown', () => {
    expect(ids(childrenOf(festival, events))).toEqual([2]);
    expect(ids(descendantsOf(festival, events))).toEqual([2, 3, 4]);
  });

  test('have the ids of all their ancestors, even of one that is not shown', () => {
    expect(ancestorIdsOf(talk, events)).toEqual([2, 1]);
    expect(ancestorIdsOf(festival, events)).toEqual([]);
    expect(ancestorIdsOf(event(5, 'Part', { parentId: 99 }), events)).toEqual([99]);
  });

  test('are each found once if they form a circle, and never include the event itself', () => {
    const part = (id: number, parentId: number, child: number) =>
      event(id, '', { parentId, childIds: [child] });
    const [a, b, c] = [part(1, 3, 2), part(2, 1, 3), part(3, 2, 1)];
    const circle = byId([a, b, c]);
    expect(ids(descendantsOf(a, circle))).toEqual([2, 3]);
    expect(ancestorIdsOf(a, circle)).toEqual([3, 2]);
    const self = part(4, 4, 4);
    expect(childrenOf(self, byId([self]))).toEqual([]);
  });
});

test('a person’s events are sorted by date, those without a date last', () => {
  const withPerson = (id: number, personId: number, day?: string, parentId: number | null = null) => {
    const activities = [activity(1, { fr: 'x' }), activity(2, {}, [participant(personId, 1)])];
    return event(id, '', { activities, time: day === undefined ? null : timeOf(day), parentId });
  };
  const late = [withPerson(1, 7), withPerson(2, 7, '2024-10-12T18:30')];
  const events = [...late, withPerson(3, 8, '2024-10-10'), withPerson(4, 7, '2024-10-11', 2)];
  expect(ids(eventsOfPerson(events, 7))).toEqual([4, 2, 1]);
  expect(ids(eventsOfPerson(events.toReversed(), 7))).toEqual([4, 2, 1]);
});

test.each([
  ['lists events that are not in the programme', { isInProgramme: false }, true],
  ['lists no part of another event', { parentId: 1 }, false],
  ['lists no event of another type', { typeId: 5 }, false],
  ['lists no event of another edition', { editionId: 2 }, false],
])('the page of a type %s', (_, given, isListed) => {
  const events = [event(7, '', { typeId: 4, ...given })];
  expect(eventsOfType(events, { typeId: 4, editionId: 1 })).toHaveLength(isListed ? 1 : 0);
});

describe('an event', () => {
  const on = { status: null, time: timeOf('2024-10-12T18:30') };
  const start = on.time.start.instant;
  const undated = { status: null, time: null, withdrawnAt: '2024-10-01' };

  test.each([
    ['takes place if it is as planned', on, null, true],
    ['takes place if it is full', { ...on, status: 'full' as const }, 'full', true],
    ['does not take place if it is postponed', { ...on, status: 'postponed' as const }, 'postponed', false],
    ['is cancelled if it was withdrawn before', { ...on, withdrawnAt: '2024-10-01' }, 'cancelled', false],
    ['took place if it was withdrawn once it had begun', { ...on, withdrawnAt: start }, null, true],
    ['keeps its status if it was withdrawn without a date', undated, null, true],
  ])('%s', (_, given, status, isHeld) => {
    expect([statusOf(given), takesPlace(given)]).toEqual([status, isHeld]);
    expect(isWithdrawn(given)).toBe('withdrawnAt' in given);
  });
});
