import { describe, expect, test } from 'vitest';
import { isOpenOn, stateAt } from '../../../../../src/domain/event/openness/openness.ts';
import { opennessIn, opennessText } from '../../../../../src/domain/event/openness/openness-text.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { event, moment, timeOf } from '../../builders.ts';
import { always, at, dawn, day, exhibition, opennessFor, withoutHours } from './exhibitions.ts';

/** Returns the state of an event at a moment of 2024 as text: its kind, then each fact with its name. */
function stateOf(one: FestivalEvent, when: string, parts: FestivalEvent[] = []) {
  const openness = opennessIn(opennessText(opennessFor(one, parts)));
  const now = at(`2024-${when}`);
  const { kind, ...state } = stateAt(openness, now, day(`2024-${when.slice(0, 5)}`));
  const facts = 'entryLeft' in state ? { until: state.until, lastEntry: now + state.entryLeft } : state;
  const clock = (fact: unknown) =>
    typeof fact === 'number' ? new Date(fact + 3_600_000).toISOString().slice(5, 16) : String(fact);
  const told = Object.entries<unknown>(facts).map(([name, fact]) => `${name} ${clock(fact)}`);
  // Entry until the closing needs no mention.
  return [kind, ...told].join(', ').replace(/until (\S+), lastEntry \1$/, 'until $1');
}

describe('the openness of an exhibition', () => {
  const fromSaturday = timeOf('2024-10-12', '2024-11-09');
  const evening = { time: fromSaturday, vernissage: moment('2024-10-12T18:30') };
  const run = timeOf('2024-10-09', '2024-11-09');
  const afternoon = { time: fromSaturday, vernissage: moment('2024-10-12T16:00') };
  const someHour = { time: fromSaturday, vernissage: moment('2024-10-12') };
  const afterwards = { vernissage: moment('2024-11-20T18:30') };
  const late = { time: timeOf('2024-10-12T20:00', '2024-11-09') };
  const onMonday = { time: timeOf('2024-10-07T10:00', '2024-11-09') };
  const onClosure = { time: timeOf('2024-10-08T10:00', '2024-11-09'), closures: ['2024-10-08'] };
  const vernissageOnMonday = { ...onMonday, vernissage: moment('2024-10-07T12:00') };
  const noon = { time: fromSaturday, vernissage: moment('2024-10-12T12:00') };
  const lastEntry = { openingHours: '10:00 – 18:00, dernière entrée à 17h30' };
  const library = { openingDays: { fr: 'Du mardi au samedi, sauf jours fériés' }, closures: ['2024-10-18'] };
  const saturdays = {
    openingHours: null,
    openingDays: { fr: 'Mardi à vendredi, 10h-18h, samedi sur rendez-vous' },
  };
  const shut = { ...withoutHours, closures: ['2024-10-15'] };
  const appointment = { openingDays: {}, openingHours: 'Sur rendez-vous' };
  const open = 'open, until 10-15T18:00';
  const nights = { ...always, openingHours: '20:00 – 02:00' };

  test.each([
    ['until when it is open', {}, '10-15T12:00', open],
    ['when it opens again, after closing', {}, '10-13T18:00', 'closed, isAllDay false, next 10-15T10:00'],
    ['when it opens for the first time', {}, '10-01T12:00', 'upcoming, next 10-09T10:00'],
    ['its vernissage instead of its hours on that day', evening, '10-12T12:00', 'vernissage, at 10-12T18:30'],
    ['a vernissage at noon as its opening', noon, '10-12T11:00', 'opens, at 10-12T12:00'],
    ['when the last entry is', lastEntry, '10-15T12:00', `${open}, lastEntry 10-15T17:30`],
    ['that it is closed on a closure day', library, '10-18T12:00', 'closed, isAllDay true, next 10-19T10:00'],
    ['nothing if its days are unknown', withoutHours, '10-15T12:00', 'unknown'],
    ['no hours on a closure day if they are unknown', shut, '10-15T12:00', 'upcoming, next null'],
    ['nothing if visits are by appointment', appointment, '10-15T12:00', 'unknown'],
    ['nothing on a day by appointment', saturdays, '10-19T12:00', 'unknown'],
    ['that it is closed the day after', saturdays, '10-20T12:00', 'closed, isAllDay true, next 10-22T10:00'],
    ['until when it runs if it never closes', always, '10-13T22:00', 'open, until 11-09T18:00'],
    ['that it is over after its last night', { ...nights, time: run }, '11-10T02:00', 'over'],
    ['its vernissage from 16:00 on', afternoon, '10-12T12:00', 'vernissage, at 10-12T16:00'],
    ['its hours if its vernissage has no hour', someHour, '10-11T12:00', 'upcoming, next 10-12T10:00'],
    ['no vernissage that is dated after its end', afterwards, '10-15T19:00', 'upcoming, next null'],
    ['the hour of its start, even after its opening hours', late, '10-12T12:00', 'opens, at 10-12T20:00'],
    ['nothing on its first day if it is closed then', onMonday, '10-07T09:00', 'upcoming, next 10-08T10:00'],
    ['nothing on a first day that is a closure', onClosure, '10-08T09:00', 'upcoming, next 10-09T10:00'],
    ['its vernissage even on a closed day', vernissageOnMonday, '10-07T09:00', 'opens, at 10-07T12:00'],
    ['when it opens again, at midnight', dawn, '10-18T12:00', 'closed, isAllDay true, next 10-19T00:00'],
    ['that it is postponed', { status: 'postponed' as const }, '10-15T12:00', 'postponed'],
    ['its hours even if it is full', { status: 'full' as const }, '10-15T12:00', open],
  ])('states %s', (_, given, when, state) => {
    expect(stateOf(exhibition(given), when)).toBe(state);
  });
});

describe('the openness of an event with an hour', () => {
  const talk = event(1, 'Débat', { time: timeOf('2024-10-12T23:00') });
  const night = event(1, 'Débat', { time: timeOf('2024-10-12T23:00', '2024-10-13T02:00') });
  const whole = event(1, 'Salon', { time: timeOf('2024-10-12', '2024-10-14') });
  const dayOnly = event(1, 'Débat', { time: timeOf('2024-10-12') });
  const untilEight = event(1, 'Débat', { time: timeOf('2024-10-12', '2024-10-12T20:00') });
  const parts = [
    ['14T14:00', '14T16:00'],
    ['13T14:00', '13T15:00'],
    ['12T14:00', '12T16:00'],
    ['12T15:00', '12T15:30'],
    ['13T15:00', '13T18:00'],
  ].map(([from, to], id) => event(id, '', { time: timeOf(`2024-10-${from}`, `2024-10-${to}`) }));
  const withEntry = exhibition({
    time: timeOf('2024-10-12', '2024-10-13'),
    openingHours: '14:00 – 18:00, dernière entrée à 17h',
  });
  const entry = 'open, until 10-12T18:00, lastEntry 10-12T17:00';
  const laterPart = event(2, '', { time: timeOf('2024-10-12T16:00', '2024-10-12T17:30') });
  const unread = { ...whole, openingDays: { fr: 'Selon la marée' } };
  const tide = { ...whole, openingHours: 'selon la marée' };

  test.each([
    ['is known past midnight too', night, '10-13T01:00', [], 'open, until 10-13T02:00'],
    ['is unknown once an event without an end has begun', talk, '10-12T23:00', [], 'unknown'],
    ['is unknown on a day without an hour', dayOnly, '10-12T12:00', [], 'unknown'],
    ['is unknown if only the hour of the end is known', untilEight, '10-12T12:00', [], 'unknown'],
    ['ends with the day if the end is unknown', talk, '10-13T00:00', [], 'over'],
    ['is that of its parts', whole, '10-12T15:45', parts, 'open, until 10-12T16:00'],
    ['is that of consecutive parts together', whole, '10-13T14:30', parts, 'open, until 10-13T18:00'],
    ['has the last entry of its part', whole, '10-12T15:00', [withEntry], entry],
    [
      'has the last entry of its parts',
      whole,
      '10-12T15:00',
      [withEntry, laterPart],
      entry.replace('17:00', '17:30'),
    ],
    ['states when the next part begins', whole, '10-13T18:00', parts, 'upcoming, next 10-14T14:00'],
    ['is unknown once a part without an end has begun', whole, '10-12T23:30', [talk], 'unknown'],
    ['is not that of its parts if its own days cannot be read', unread, '10-12T12:00', parts, 'unknown'],
    ['is not that of its parts if its own hours cannot be read', tide, '10-12T12:00', parts, 'unknown'],
    ['is unknown for several days without parts', whole, '10-12T15:00', [], 'unknown'],
  ])('%s', (_, one, when, within, state) => {
    expect(stateOf(one, when, within)).toBe(state);
  });
});

describe('the days on which an exhibition can still be visited', () => {
  const nights = { openingDays: { fr: 'Le samedi' }, openingHours: '20:00 – 02:00' };
  const evening = { time: timeOf('2024-10-12', '2024-11-09'), vernissage: moment('2024-10-12T18:30') };
  test.each([
    ['are its open days, today included until it closes', {}, '10-13T17:59', [13, 14, 15], [13, 15]],
    ['exclude today once it has closed', {}, '10-13T18:00', [13, 14, 15], [15]],
    ['include those with a night opening, but not the morning after', nights, '10-10T12:00', [12, 13], [12]],
    ['are all days if it never closes', always, '10-13T22:00', [12, 13, 14], [13, 14]],
    ['include the whole evening of a vernissage', evening, '10-12T20:00', [11, 12], [12]],
  ])('%s', (_, given, from, dates, open) => {
    const openness = opennessFor(exhibition(given));
    expect(dates.filter((date) => isOpenOn(openness, day(`2024-10-${date}`), at(`2024-${from}`)))).toEqual(
      open,
    );
  });

  test('end with the exhibition', () => {
    expect(isOpenOn(opennessFor(exhibition()), day('2024-11-10'), at('2024-10-13T17:59'))).toBe(false);
    expect(isOpenOn(opennessFor(exhibition(always)), day('2024-11-09'), at('2024-11-09T18:00'))).toBe(false);
    expect(isOpenOn(opennessFor(exhibition(always)), day('2024-10-13'), at('2024-10-14'))).toBe(false);
  });
});
