import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../../src/domain/event/events.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { opennessOf } from '../../../../src/domain/event/openness/openness-of-event.ts';
import { standingAt } from '../../../../src/domain/now/now-groups.ts';
import { nowList } from '../../../../src/domain/now/now-list.ts';
import { daySpan } from '../../../../src/domain/time/zone-clock.ts';
import { activity, event, moment, timeOf, tunis } from '../builders.ts';

const calendar = { timeZone: tunis, publicHolidays: new Set<string>() };

/** Returns what is listed at a moment in Tunis: the group and title of each event, in order. */
function listAt(when: string, events: readonly FestivalEvent[], walks: Record<number, number> = {}) {
  const items = events.flatMap((one) => {
    const openness = opennessOf(one, calendar);
    return openness ? [{ openness, event: one, walk: walks[one.id] ?? null }] : [];
  });
  const { day, instant } = moment(when);
  return nowList(items, Date.parse(instant), daySpan(day, tunis)).map(
    ({ group, item }) => `${group}: ${titleOf(item.event)?.fr}`,
  );
}

describe('the list of what is on', () => {
  const [time, openingHours] = [timeOf('2024-10-09', '2024-11-09'), '10:00 – 18:00'];
  const museum = event(1, 'Musée', { time, openingDays: { fr: 'Tous les jours' }, openingHours });
  const tide = event(2, 'Marée', { time, openingDays: { fr: 'Selon la marée' }, openingHours });
  const late = event(3, 'Nocturne', {
    ...museum,
    id: 3,
    openingHours: '14:00 – 22:00',
    activities: [activity(3, { fr: 'Nocturne' })],
  });
  const opening = { ...museum, vernissage: moment('2024-10-09T18:00') };
  const cancelled = event(1, 'Visite', {
    time: timeOf('2024-10-15T11:00', '2024-10-15T12:00'),
    status: 'cancelled',
  });

  test.each([
    ['open', museum, '2024-10-15T12:00', 'on', true],
    ['opening soon', museum, '2024-10-15T09:00', 'soon', false],
    ['opening later', museum, '2024-10-15T05:00', 'today', false],
    ['open in its last days', museum, '2024-11-08T12:00', 'last', true],
    ['closed in its last days', museum, '2024-11-08T19:00', 'last', false],
    ['before its vernissage tonight', opening, '2024-10-09T17:59', 'tonight', false],
    ['at its vernissage', opening, '2024-10-09T18:00', 'tonight', true],
    ['cancelled today', cancelled, '2024-10-15T11:30', 'today', false],
    ['cancelled and over', cancelled, '2024-10-15T12:00', undefined, undefined],
    ['cancelled tomorrow', cancelled, '2024-10-14T12:00', undefined, undefined],
    ['postponed', { ...cancelled, status: 'postponed' as const }, '2024-10-15T11:30', undefined, undefined],
  ])('states the group of an event and whether it is open: %s', (_, one, when, group, isOpen) => {
    const openness = opennessOf(one, calendar);
    const { day, instant } = moment(when);
    const standing = openness && standingAt(openness, Date.parse(instant), daySpan(day, tunis));
    expect([standing?.group, standing?.isOpen]).toEqual([group, isOpen]);
  });

  test.each<[string, string, FestivalEvent[], Record<number, number>, string[]]>([
    [
      'has what opens next if nothing is on, only once',
      '15T05:00',
      [tide, late, museum],
      {},
      ['next: Musée', 'today: Nocturne', 'today: Marée'],
    ],
    ['has the nearest first', '15T15:00', [museum, late], { 1: 20, 3: 5 }, ['on: Nocturne', 'on: Musée']],
    [
      'has an event at a known distance before the others',
      '15T15:00',
      [museum, late],
      { 3: 5 },
      ['on: Nocturne', 'on: Musée'],
    ],
    [
      'is sorted by closing time if no walk is known',
      '15T15:00',
      [late, museum],
      {},
      ['on: Musée', 'on: Nocturne'],
    ],
  ])('%s', (_, when, events, walks, listed) => {
    expect(listAt(`2024-10-${when}`, events, walks)).toEqual(listed);
  });
});
