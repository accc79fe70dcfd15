import { describe, expect, test } from 'vitest';
import { isOpenOn, stateAt } from '../../../../../src/domain/event/openness/openness.ts';
import { opennessIn, opennessText } from '../../../../../src/domain/event/openness/openness-text.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { event, moment, timeOf } from '../../builders.ts';
import { always, at, dawn, day, exhibition, opennessFor, withoutHours } from './exhibitions.ts';

/** Returns the state of an event at a moment of 2024 as text: its kind, then each fact with its name. */
function stateOf(one: FestivalEvent, when: string, parts: FestivalEvent[] = [], holidays: string[] = []) {
  const openness = opennessIn(opennessText(opennessFor(one, parts, holidays)));
  const { kind, ...facts } = stateAt(openness, at(`2024-${when}`), day(`2024-${when.slice(0, 5)}`));
  const clock = (fact: unknown) =>
    typeof fact === 'number' ? new Date(fact + 3_600_000).toISOString().slice(5, 16) : String(fact);
  const told = Object.entries<unknown>(facts).map(([name, fact]) => `${name} ${clock(fact)}`);
  return [kind, ...told].join(', ').replace(', isEntryPast false', '');
}

describe('the openness of an exhibition', () => {
  const fromSaturday = timeOf('2024-10-12', '2024-11-09');
  const evening = { time: fromSaturday, vernissage: moment('2024-10-12T18:30') };
  const run = timeOf('2024-10-09', '2024-11-09');
  const afternoon = { time: fromSaturday, vernissage: moment('2024-10-12T16:00') };
  const someHour = { time: fromSaturday, vernissage: moment('2024-10-12') };
  const afterwards = { vernissage: moment('2024-11-20T18:30') };
  const late = { time: timeOf('2024-10-12T20:00', '2024-11-09') };
  const noon = { time: fromSaturday, vernissage: moment('2024-10-12T12:00') };
  const lastEntry = { openingHours: '10:00 – 18:00, dernière entrée à 17h30' };
  const library = { openingDays: { fr: 'Du mardi au samedi, sauf jours fériés' }, closures: ['2024-10-18'] };
  const saturdays = {
    openingHours: null,
    openingDays: { fr: 'Mardi à vendredi, 10h-18h, samedi sur rendez-vous' },
  };
  const shut = { ...withoutHours, closures: ['2024-10-15'] };
  const appointment = { openingDays: {}, openingHours: 'Sur rendez-vous' };
  const first = { ...dawn, time: fromSaturday };
  const closed = 'closed, isAllDay false';
  const open = 'open, until 10-15T18:00';
  const nights = { ...always, openingHours: '20:00 – 02:00' };

  test.each([
    ['until when it is open', {}, '10-15T12:00', open],
    ['when it opens later that day', {}, '10-15T09:00', 'opens, at 10-15T10:00'],
    ['when it opens again, after closing', {}, '10-13T18:00', 'closed, isAllDay false, next 10-15T10:00'],
    ['when it opens again, on a closed day', {}, '10-14T12:00', 'closed, isAllDay true, next 10-15T10:00'],
    ['that it is over', {}, '11-09T18:00', 'over'],
    ['when it opens for the first time', {}, '10-01T12:00', 'upcoming, next 10-09T10:00'],
    ['its vernissage instead of its hours on that day', evening, '10-12T12:00', 'vernissage, at 10-12T18:30'],
    ['its vernissage once that has begun', evening, '10-12T20:00', 'vernissage, at 10-12T18:30'],
    ['its hours on the day after the vernissage', evening, '10-13T12:00', 'open, until 10-13T18:00'],
    ['a vernissage at noon as its opening', noon, '10-12T11:00', 'opens, at 10-12T12:00'],
    ['that it is open until the last entry', lastEntry, '10-15T17:29', open],
    ['that it is open but the last entry is past', lastEntry, '10-15T17:30', `${open}, isEntryPast true`],
    ['that it is closed on a closure day', library, '10-18T12:00', 'closed, isAllDay true, next 10-19T10:00'],
    ['nothing if its days are unknown', withoutHours, '10-15T12:00', 'unknown'],
    ['no hours on a closure day if they are unknown', shut, '10-15T12:00', 'upcoming, next null'],
    ['nothing if visits are by appointment', appointment, '10-15T12:00', 'unknown'],
    ['nothing if its words cannot be read', { openingDays: { fr: 'La marée' } }, '10-15T12:00', 'unknown'],
    ['nothing on a day by appointment', saturdays, '10-19T12:00', 'unknown'],
    ['that it is closed the day after', saturdays, '10-20T12:00', 'closed, isAllDay true, next 10-22T10:00'],
    ['that it closed the evening before', saturdays, '10-18T18:00', `${closed}, next 10-22T10:00`],
    ['until when it runs if it never closes', always, '10-13T22:00', 'open, until 11-09T18:00'],
    ['until when its last night lasts', { ...nights, time: run }, '11-10T01:00', 'open, until 11-10T02:00'],
    ['that it is over after its last night', { ...nights, time: run }, '11-10T02:00', 'over'],
    ['its vernissage from 16:00 on', afternoon, '10-12T12:00', 'vernissage, at 10-12T16:00'],
    ['its hours if its vernissage has no hour', someHour, '10-11T12:00', 'upcoming, next 10-12T10:00'],
    ['no vernissage that is dated after its end', afterwards, '10-15T19:00', 'upcoming, next null'],
    ['the hour of its start, even after its opening hours', late, '10-12T12:00', 'opens, at 10-12T20:00'],
    ['when it opens again, at midnight', dawn, '10-18T12:00', 'closed, isAllDay true, next 10-19T00:00'],
    ['that it was open before dawn', dawn, '10-19T06:00', 'closed, isAllDay false, next 10-26T00:00'],
    ['that it is upcoming on the eve of its first day', first, '10-11T12:00', 'upcoming, next 10-12T00:00'],
    ['that it is cancelled', { status: 'cancelled' as const }, '10-15T12:00', 'cancelled'],
    ['that it is postponed', { status: 'postponed' as const }, '10-15T12:00', 'postponed'],
    ['its hours even if it is full', { status: 'full' as const }, '10-15T12:00', open],
  ])('states %s', (_, given, when, state) => {
    expect(stateOf(exhibition(given), when)).toBe(state);
  });

  test('is “closed” on public holidays if the words say so, and on no other day', () => {
    const kindOn = (date: string, holidays: string[]) =>
      stateOf(exhibition(library), `${date}T12:00`, [], holidays);
    expect(kindOn('10-15', [])).toMatch(/^open/);
    expect(kindOn('10-15', ['2024-10-15'])).toMatch(/^closed/);
    expect(kindOn('10-25', ['2024-10-15'])).toMatch(/^open/);
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
  const undated = event(9, '');
  const unread = { ...whole, openingDays: { fr: 'Selon la marée' } };
  const tide = { ...whole, openingHours: 'selon la marée' };

  test.each([
    ['is known past midnight too', night, '10-13T01:00', [], 'open, until 10-13T02:00'],
    ['ends with the event', night, '10-13T02:00', [], 'over'],
    ['is known until an event without an end begins', talk, '10-12T22:59', [], 'opens, at 10-12T23:00'],
    ['is unknown once an event without an end has begun', talk, '10-12T23:00', [], 'unknown'],
    ['is unknown on a day without an hour', dayOnly, '10-12T12:00', [], 'unknown'],
    ['is “upcoming” the day before a day without an hour', dayOnly, '10-11T12:00', [], 'upcoming, next null'],
    ['is unknown if only the hour of the end is known', untilEight, '10-12T12:00', [], 'unknown'],
    ['ends with the day if the end is unknown', talk, '10-13T00:00', [], 'over'],
    ['is that of its parts', whole, '10-12T15:45', parts, 'open, until 10-12T16:00'],
    ['is that of consecutive parts together', whole, '10-13T14:30', parts, 'open, until 10-13T18:00'],
    ['states when the next part begins', whole, '10-13T18:00', parts, 'upcoming, next 10-14T14:00'],
    ['states when a part without an end begins', whole, '10-12T22:00', [talk], 'opens, at 10-12T23:00'],
    ['is unknown once a part without an end has begun', whole, '10-12T23:30', [talk], 'unknown'],
    ['is not that of its parts if its own days cannot be read', unread, '10-12T12:00', parts, 'unknown'],
    ['is not that of its parts if its own hours cannot be read', tide, '10-12T12:00', parts, 'unknown'],
    ['is unknown if no part has a date', whole, '10-12T15:00', [undated], 'unknown'],
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
    ['exclude the day before an opening at midnight', dawn, '10-10T12:00', [11, 12, 13], [12]],
    ['include the whole evening of a vernissage', evening, '10-12T20:00', [11, 12], [12]],
    ['are all days if its hours are unknown', withoutHours, '10-13T22:00', [12, 13, 14], [13, 14]],
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
