import { describe, expect, test } from 'vitest';
import {
  areLastDays,
  isOpenOn,
  type Openness,
  opennessIn,
  opennessText,
  type Span,
  stateAt,
} from '../../../../../src/domain/event/openness/openness.ts';
import { opennessOf } from '../../../../../src/domain/event/openness/openness-of-event.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { endOfDay, startOfDay } from '../../../../../src/domain/time/moments.ts';
import { event, moment, timeOf, tunis } from '../../builders.ts';

const always = { openingDays: { fr: 'Tous les jours' }, openingHours: '00:00 – 24:00' };
const untold = { openingDays: {}, openingHours: null };
const dawn = { openingDays: { fr: 'Le samedi' }, openingHours: '0h – 6h' };

const at = (wire: string): number => Date.parse(moment(wire).instant);
const day = (name: string) => ({
  starts: Date.parse(startOfDay(name, tunis)),
  ends: Date.parse(endOfDay(name, tunis)),
});

/** An exhibition that runs from a Wednesday to a Saturday a month later, in the demo's month. */
const exhibition = (given: Partial<FestivalEvent> = {}) =>
  event(1, 'Exposition', {
    time: timeOf('2024-10-09T10:00', '2024-11-09T18:00'),
    openingDays: { fr: 'Du mardi au dimanche' },
    openingHours: '10:00 – 18:00',
    ...given,
  });

function opennessFor(one: FestivalEvent, parts: FestivalEvent[] = [], holidays: string[] = []): Openness {
  const openness = opennessOf(one, { timeZone: tunis, publicHolidays: new Set(holidays) }, parts);
  if (!openness) throw new Error('The test wants an event with a date');
  return openness;
}

/** What is said of it at a moment of 2024: its kind, then each fact by its name. */
function stateOf(one: FestivalEvent, when: string, parts: FestivalEvent[] = [], holidays: string[] = []) {
  const openness = opennessIn(opennessText(opennessFor(one, parts, holidays)));
  const { kind, ...facts } = stateAt(openness, at(`2024-${when}`), day(`2024-${when.slice(0, 5)}`));
  const clock = (fact: unknown) =>
    typeof fact === 'number' ? new Date(fact + 3_600_000).toISOString().slice(5, 16) : String(fact);
  return [kind, ...Object.entries<unknown>(facts).map(([name, fact]) => `${name} ${clock(fact)}`)].join(', ');
}

describe('whether one can get in to an exhibition', () => {
  const fromSaturday = timeOf('2024-10-12', '2024-11-09');
  const evening = { time: fromSaturday, vernissage: moment('2024-10-12T18:30') };
  const run = timeOf('2024-10-09', '2024-11-09');
  const afternoon = { time: fromSaturday, vernissage: moment('2024-10-12T16:00') };
  const someHour = { time: fromSaturday, vernissage: moment('2024-10-12') };
  const late = { time: timeOf('2024-10-12T20:00', '2024-11-09') };
  const noon = { time: fromSaturday, vernissage: moment('2024-10-12T12:00') };
  const lastEntry = { openingHours: '10:00 – 18:00, dernière entrée à 17h30' };
  const library = { openingDays: { fr: 'Du mardi au samedi, sauf jours fériés' }, closures: ['2024-10-18'] };
  const saturdays = {
    openingHours: null,
    openingDays: { fr: 'Mardi à vendredi, 10h-18h, samedi sur rendez-vous' },
  };
  const open = 'open, until 10-15T18:00, isEntryPast';
  const nights = { ...always, openingHours: '20:00 – 02:00' };

  test.each([
    ['until when', {}, '10-15T12:00', `${open} false`],
    ['when it opens', {}, '10-15T09:00', 'opens, at 10-15T10:00'],
    [
      'when again, on a day on which it was open',
      {},
      '10-13T18:00',
      'closed, isAllDay false, next 10-15T10:00',
    ],
    ['when again, on a day on which it is not', {}, '10-14T12:00', 'closed, isAllDay true, next 10-15T10:00'],
    ['that it is over', {}, '11-09T18:00', 'over'],
    ['when it opens first', {}, '10-01T12:00', 'toCome, next 10-09T10:00'],
    [
      'its vernissage, on whose day no opening hours count',
      evening,
      '10-12T12:00',
      'vernissage, at 10-12T18:30',
    ],
    ['its vernissage, also once it has begun', evening, '10-12T20:00', 'vernissage, at 10-12T18:30'],
    ['its hours, on the day after', evening, '10-13T12:00', 'open, until 10-13T18:00, isEntryPast false'],
    ['a vernissage within its hours as an opening', noon, '10-12T11:00', 'opens, at 10-12T12:00'],
    ['that one may still come in', lastEntry, '10-15T17:29', `${open} false`],
    ['that who is not in yet comes too late', lastEntry, '10-15T17:30', `${open} true`],
    ['that it is closed on a day, once', library, '10-18T12:00', 'closed, isAllDay true, next 10-19T10:00'],
    ['nothing, where its days are not told', untold, '10-15T12:00', 'untold'],
    [
      'no more of a day on which it is closed',
      { ...untold, closures: ['2024-10-15'] },
      '10-15T12:00',
      'toCome, next null',
    ],
    [
      'nothing, by appointment',
      { openingDays: { fr: 'Sur rendez-vous' }, openingHours: null },
      '10-15T12:00',
      'untold',
    ],
    [
      'nothing, where words cannot be read',
      { openingDays: { fr: 'Selon la marée' } },
      '10-15T12:00',
      'untold',
    ],
    ['nothing, on the day that is by appointment', saturdays, '10-19T12:00', 'untold'],
    [
      'that it is closed, on the day after it',
      saturdays,
      '10-20T12:00',
      'closed, isAllDay true, next 10-22T10:00',
    ],
    [
      'that it is closed, on the evening before',
      saturdays,
      '10-18T18:00',
      'closed, isAllDay false, next 10-22T10:00',
    ],
    [
      'until when it is on, where it never closes',
      always,
      '10-13T22:00',
      'open, until 11-09T18:00, isEntryPast false',
    ],
    [
      'its last night, past midnight',
      { ...nights, time: run },
      '11-10T01:00',
      'open, until 11-10T02:00, isEntryPast false',
    ],
    ['that it is over after that', { ...nights, time: run }, '11-10T02:00', 'over'],
    ['its vernissage from 16:00 on', afternoon, '10-12T12:00', 'vernissage, at 10-12T16:00'],
    [
      'its hours on the day of a vernissage without an hour',
      someHour,
      '10-11T12:00',
      'toCome, next 10-12T10:00',
    ],
    ['its first hour, even after its opening hours', late, '10-12T12:00', 'opens, at 10-12T20:00'],
    ['when it is open in the small hours', dawn, '10-18T12:00', 'closed, isAllDay true, next 10-19T00:00'],
    ['that it was open on that day', dawn, '10-19T06:00', 'closed, isAllDay false, next 10-26T00:00'],
    [
      'that it is to come, on the eve',
      { ...dawn, time: fromSaturday },
      '10-11T12:00',
      'toCome, next 10-12T00:00',
    ],
    ['that it is cancelled', { status: 'cancelled' as const }, '10-15T12:00', 'cancelled'],
    ['that it is postponed', { status: 'postponed' as const }, '10-15T12:00', 'postponed'],
    ['its hours, when it is full', { status: 'full' as const }, '10-15T12:00', `${open} false`],
  ])('tells %s', (_, given, when, state) => {
    expect(stateOf(exhibition(given), when)).toBe(state);
  });

  test('is no on public holidays where the words say so, and on no other day', () => {
    const kindOn = (date: string, holidays: string[]) =>
      stateOf(exhibition(library), `${date}T12:00`, [], holidays);
    expect(kindOn('10-15', [])).toMatch(/^open/);
    expect(kindOn('10-15', ['2024-10-15'])).toMatch(/^closed/);
    expect(kindOn('10-25', ['2024-10-15'])).toMatch(/^open/);
  });
});

describe('whether one can get in to what has an hour', () => {
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
    ['is told past midnight too', night, '10-13T01:00', [], 'open, until 10-13T02:00, isEntryPast false'],
    ['ends with it', night, '10-13T02:00', [], 'over'],
    ['is told before it begins, where no end is', talk, '10-12T22:59', [], 'opens, at 10-12T23:00'],
    ['is not claimed once it has begun', talk, '10-12T23:00', [], 'untold'],
    ['is not known of a day without an hour', dayOnly, '10-12T12:00', [], 'untold'],
    ['is not known on the day before it either', dayOnly, '10-11T12:00', [], 'toCome, next null'],
    ['is not known of what tells its end alone', untilEight, '10-12T12:00', [], 'untold'],
    ['ends with its day', talk, '10-13T00:00', [], 'over'],
    ['is that of its parts', whole, '10-12T15:45', parts, 'open, until 10-12T16:00, isEntryPast false'],
    [
      'is that of all of them in a row',
      whole,
      '10-13T14:30',
      parts,
      'open, until 10-13T18:00, isEntryPast false',
    ],
    ['is when its next part begins', whole, '10-13T18:00', parts, 'toCome, next 10-14T14:00'],
    ['is not that of parts where its own days cannot be read', unread, '10-12T12:00', parts, 'untold'],
    ['is not that of parts where its own hours cannot be read', tide, '10-12T12:00', parts, 'untold'],
    ['is not known where no part has a date', whole, '10-12T15:00', [undated], 'untold'],
    ['is not known of several days without parts', whole, '10-12T15:00', [], 'untold'],
  ])('%s', (_, one, when, within, state) => {
    expect(stateOf(one, when, within)).toBe(state);
  });
});

describe('the days on which one can still get in', () => {
  const nights = { openingDays: { fr: 'Le samedi' }, openingHours: '20:00 – 02:00' };
  const evening = { time: timeOf('2024-10-12', '2024-11-09'), vernissage: moment('2024-10-12T18:30') };
  test.each([
    ['are its open days, this one as long as it lets in', {}, '10-13T17:59', [13, 14, 15], [13, 15]],
    ['are only those to come once it has closed', {}, '10-13T18:00', [13, 14, 15], [15]],
    ['have their nights with them, and not the morning after', nights, '10-10T12:00', [12, 13], [12]],
    ['are all of them for what never closes', always, '10-13T22:00', [12, 13, 14], [13, 14]],
    ['are its own alone, not the day before', dawn, '10-10T12:00', [11, 12, 13], [12]],
    ['have the whole evening of a vernissage', evening, '10-12T20:00', [11, 12], [12]],
    ['are all of them where hours are not told', untold, '10-13T22:00', [12, 13, 14], [13, 14]],
  ])('%s', (_, given, from, dates, open) => {
    const openness = opennessFor(exhibition(given));
    expect(dates.filter((date) => isOpenOn(openness, day(`2024-10-${date}`), at(`2024-${from}`)))).toEqual(
      open,
    );
  });

  test('end with it', () => {
    expect(isOpenOn(opennessFor(exhibition()), day('2024-11-10'), at('2024-10-13T17:59'))).toBe(false);
    expect(isOpenOn(opennessFor(exhibition(always)), day('2024-11-09'), at('2024-11-09T18:00'))).toBe(false);
    expect(isOpenOn(opennessFor(exhibition(always)), day('2024-10-13'), at('2024-10-14'))).toBe(false);
  });
});

test.each([
  ['the last three', '2024-11-09T18:00', '2024-11-07T12:00', true],
  ['the last three, where no hour of its end is told', '2024-11-09', '2024-11-07T12:00', true],
  ['no other', '2024-11-09T18:00', '2024-11-06T12:00', false],
  ['none once it is over', '2024-11-09T18:00', '2024-11-09T18:00', false],
  ['none where it lasts for a week', '2024-10-16T10:00', '2024-10-15T12:00', false],
])('last days are %s', (_, end, now, areLast) => {
  const openness = opennessFor(exhibition({ ...always, time: timeOf('2024-10-09T10:00', end) }));
  expect(areLastDays(openness, at(now), day(now.slice(0, 10)))).toBe(areLast);
});

describe('openness is told in a few letters, which are read back:', () => {
  const evening = { vernissage: moment('2024-10-09T18:30'), time: timeOf('2024-10-09', '2024-10-31') };
  const mixed = { openingDays: { fr: 'Mardi et jeudi 10h-18h, mercredi 10h-20h' }, openingHours: null };
  const visits = { openingDays: { fr: 'Lundi et jeudi sur rendez-vous, mardi 10h-18h' }, openingHours: null };
  const entry = { openingHours: '10:00 – 18:00, dernière entrée à 17h30', closures: ['2024-10-18'] };
  const talk = { ...untold, time: timeOf('2024-10-09T18:30', '2024-10-09T20:00') };

  test.each([
    ['a month with its vernissage', evening, 'o2857 3930!0 4860+480*4 12060+480*6/2 32220+480*3 =35940'],
    ['another hour on Wednesdays', mixed, 'o2857 3420+600/5 4860+480/5 12060+480/4 =48540'],
    ['days by appointment', visits, 'o2857 3420+0 12060+480/4 4260~1440/5 10020~1440/4 =48540'],
    [
      'a last entry, and a day on which it is closed',
      entry,
      'o2857 3420+480-30*5 12060+480-30*3 17820+480-30*2 22140+480-30*6/2 42300+480-30*5',
    ],
    ['an end without an hour', { time: timeOf('2024-10-09', '2024-10-14') }, 'o2857 3420+480*5 =11460'],
    ['a talk', talk, '1110+90'],
    [
      'a talk at the first instant of its day',
      { ...untold, time: timeOf('2024-10-09T00:00', '2024-10-09T01:00') },
      '0+60',
    ],
    [
      'a talk of the day after',
      { ...untold, time: timeOf('2024-10-10T00:00', '2024-10-10T01:00') },
      'd2857 4260+60',
    ],
    ['a talk without an end', { ...untold, time: timeOf('2024-10-09T18:30') }, '1110+0 0~1440'],
    [
      'a talk of the day before',
      { ...untold, time: timeOf('2024-10-08T18:30', '2024-10-08T20:00') },
      'd2857 2490+90',
    ],
    ['what is cancelled', { ...talk, status: 'cancelled' as const }, 'c2857 3930~90'],
    ['what is postponed', { ...talk, status: 'postponed' as const }, 'p2857 3930~90'],
  ])('%s', (_, given, text) => {
    const openness = opennessFor(exhibition(given));
    const under = day('2024-10-09').starts;
    expect(opennessText(openness, under)).toBe(text);
    const toldEntry = (span: Span) => ({ ...span, lastEntry: span.lastEntry ?? span.closes });
    const { spans, untold: hidden } = openness;
    const told = { ...openness, spans: spans.map(toldEntry), untold: hidden.map(toldEntry) };
    expect(opennessIn(text, under)).toEqual(told);
    expect(opennessIn(opennessText(openness))).toEqual(told);
  });
});
