import { describe, expect, test } from 'vitest';
import { titleOf } from '../../../../src/domain/event/events.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { opennessOf } from '../../../../src/domain/event/openness/openness-of-event.ts';
import { standingAt } from '../../../../src/domain/now/now-groups.ts';
import { nowList } from '../../../../src/domain/now/now-list.ts';
import { daySpan } from '../../../../src/domain/time/zone-clock.ts';
import { activity, event, moment, timeOf, tunis } from '../builders.ts';

const calendar = { timeZone: tunis, publicHolidays: new Set<string>() };

/** What is listed at a moment of Tunis: the group of each event, in order. */
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

describe('what is listed', () => {
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
    ['to open soon', museum, '2024-10-15T09:00', 'soon', false],
    ['to open later', museum, '2024-10-15T05:00', 'today', false],
    ['open in its last days', museum, '2024-11-08T12:00', 'last', true],
    ['closed in its last days', museum, '2024-11-08T19:00', 'last', false],
    ['to be opened tonight', opening, '2024-10-09T17:59', 'tonight', false],
    ['being opened', opening, '2024-10-09T18:00', 'tonight', true],
    ['cancelled today', cancelled, '2024-10-15T11:30', 'today', false],
    ['cancelled and over', cancelled, '2024-10-15T12:00', undefined, undefined],
    ['cancelled tomorrow', cancelled, '2024-10-14T12:00', undefined, undefined],
    ['postponed', { ...cancelled, status: 'postponed' as const }, '2024-10-15T11:30', undefined, undefined],
  ])('says whether one can get in: %s', (_, one, when, group, isOpen) => {
    const openness = opennessOf(one, calendar);
    const { day, instant } = moment(when);
    const standing = openness && standingAt(openness, Date.parse(instant), daySpan(day, tunis));
    expect([standing?.group, standing?.isOpen]).toEqual([group, isOpen]);
  });

  test.each<[string, string, FestivalEvent[], Record<number, number>, string[]]>([
    [
      'what opens next where nothing is on, once',
      '15T05:00',
      [tide, late, museum],
      {},
      ['next: Musée', 'today: Nocturne', 'today: Marée'],
    ],
    ['the nearest first', '15T15:00', [museum, late], { 1: 20, 3: 5 }, ['on: Nocturne', 'on: Musée']],
    [
      'what is near before what is not known to be',
      '15T15:00',
      [museum, late],
      { 3: 5 },
      ['on: Nocturne', 'on: Musée'],
    ],
    [
      'what closes first, where no walk is known',
      '15T15:00',
      [late, museum],
      {},
      ['on: Musée', 'on: Nocturne'],
    ],
  ])('is %s', (_, when, events, walks, listed) => {
    expect(listAt(`2024-10-${when}`, events, walks)).toEqual(listed);
  });
});
