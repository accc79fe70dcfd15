import { describe, expect, test } from 'vitest';
import {
  isOpenOn,
  type Openness,
  opennessIn,
  opennessText,
  stateAt,
} from '../../../../../src/domain/event/openness/openness.ts';
import { opennessOf } from '../../../../../src/domain/event/openness/openness-of-event.ts';
import type { FestivalEvent } from '../../../../../src/domain/model/core.ts';
import { endOfDay, startOfDay } from '../../../../../src/domain/time/moments.ts';
import { event, moment, timeOf, tunis } from '../../builders.ts';

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

function stateOf(
  one: FestivalEvent,
  when: string,
  parts: FestivalEvent[] = [],
  holidays: string[] = [],
): Record<string, unknown> {
  const openness = opennessOf(one, { timeZone: tunis, publicHolidays: new Set(holidays) }, parts);
  if (!openness) throw new Error('The test wants an event with a date');
  const state = stateAt(opennessIn(opennessText(openness)), at(when), day(when.slice(0, 10)));
  const clock = (instant: number): string => new Date(instant + 3_600_000).toISOString().slice(5, 16);
  return Object.fromEntries(
    Object.entries<unknown>({ ...state }).map(([key, value]) => [
      key,
      typeof value === 'number' ? clock(value) : value,
    ]),
  );
}

describe('whether one can get in to an exhibition', () => {
  test('is told until when, when again, and whether it was open at all that day', () => {
    expect(stateOf(exhibition(), '2024-10-15T12:00')).toEqual({
      kind: 'open',
      until: '10-15T18:00',
      isEntryPast: false,
    });
    expect(stateOf(exhibition(), '2024-10-15T09:00')).toEqual({ kind: 'opens', at: '10-15T10:00' });
    const next = '10-15T10:00';
    expect(stateOf(exhibition(), '2024-10-13T18:00')).toEqual({ kind: 'closed', isAllDay: false, next });
    expect(stateOf(exhibition(), '2024-10-14T12:00')).toEqual({ kind: 'closed', isAllDay: true, next });
    expect(stateOf(exhibition(), '2024-11-09T18:00')).toEqual({ kind: 'over' });
    expect(stateOf(exhibition(), '2024-10-01T12:00')).toEqual({ kind: 'toCome', next: '10-09T10:00' });
  });

  test('begins at the hour of its vernissage on the first day, whatever its opening hours', () => {
    const opening = exhibition({
      vernissage: moment('2024-10-12T18:30'),
      time: timeOf('2024-10-12', '2024-11-09'),
    });
    const vernissage = { kind: 'vernissage', at: '10-12T18:30' };
    expect(stateOf(opening, '2024-10-12T12:00')).toEqual(vernissage);
    expect(stateOf(opening, '2024-10-12T20:00')).toEqual(vernissage);
    expect(stateOf(opening, '2024-10-13T12:00')).toMatchObject({ kind: 'open' });
    const atNoon = exhibition({
      vernissage: moment('2024-10-12T12:00'),
      time: timeOf('2024-10-12', '2024-11-09'),
    });
    expect(stateOf(atNoon, '2024-10-12T11:00')).toEqual({ kind: 'opens', at: '10-12T12:00' });
  });

  test('ends with the last entry for who is not in yet', () => {
    const museum = exhibition({ openingHours: '10:00 – 18:00, dernière entrée à 17h30' });
    const open = { kind: 'open', until: '10-15T18:00' };
    expect(stateOf(museum, '2024-10-15T17:29')).toEqual({ ...open, isEntryPast: false });
    expect(stateOf(museum, '2024-10-15T17:30')).toEqual({ ...open, isEntryPast: true });
  });

  test('is no on closures, and on public holidays where the words say so', () => {
    const library = exhibition({
      openingDays: { fr: 'Du mardi au samedi, sauf jours fériés' },
      closures: ['2024-10-18'],
    });
    const kindOn = (date: string, holidays: string[]) =>
      stateOf(library, `${date}T12:00`, [], holidays)['kind'];
    expect(kindOn('2024-10-15', [])).toBe('open');
    expect(kindOn('2024-10-15', ['2024-10-15'])).toBe('closed');
    expect(kindOn('2024-10-18', [])).toBe('closed');
    expect(kindOn('2024-10-25', ['2024-10-15'])).toBe('open');
  });

  test('is not known where its hours are not told, nor claimed', () => {
    for (const openingDays of [{ fr: 'Selon la marée' }, { fr: 'Sur rendez-vous' }, {}]) {
      expect(stateOf(exhibition({ openingDays, openingHours: null }), '2024-10-15T12:00')).toEqual({
        kind: 'untold',
      });
    }
    const saturdays = exhibition({
      openingHours: null,
      openingDays: { fr: 'Mardi à vendredi, 10h-18h, samedi sur rendez-vous' },
    });
    expect(stateOf(saturdays, '2024-10-19T12:00')).toEqual({ kind: 'untold' });
    expect(stateOf(saturdays, '2024-10-20T12:00')).toMatchObject({ kind: 'closed', isAllDay: true });
  });

  test('is no when it is cancelled or postponed', () => {
    for (const status of ['cancelled', 'postponed'] as const) {
      expect(stateOf(exhibition({ status }), '2024-10-15T12:00')).toEqual({ kind: status });
    }
    expect(stateOf(exhibition({ status: 'full' }), '2024-10-15T12:00')).toMatchObject({ kind: 'open' });
  });
});

describe('whether one can get in to what has an hour', () => {
  const talk = (end?: string) => event(1, 'Débat', { time: timeOf('2024-10-12T23:00', end) });

  test('is told past midnight too', () => {
    const night = talk('2024-10-13T02:00');
    expect(stateOf(night, '2024-10-13T01:00')).toMatchObject({ kind: 'open', until: '10-13T02:00' });
    expect(stateOf(night, '2024-10-13T02:00')).toEqual({ kind: 'over' });
  });

  test('is not claimed once it has begun, if its end is not told', () => {
    expect(stateOf(talk(), '2024-10-12T22:59')).toEqual({ kind: 'opens', at: '10-12T23:00' });
    expect(stateOf(talk(), '2024-10-12T23:30')).toEqual({ kind: 'untold' });
    expect(stateOf(talk(), '2024-10-13T00:00')).toEqual({ kind: 'over' });
  });

  test('is that of its parts, for a whole of several days of which no hours are told', () => {
    const whole = event(1, 'Salon', { time: timeOf('2024-10-12', '2024-10-14') });
    const parts = [12, 14].map((date) =>
      event(date, '', { time: timeOf(`2024-10-${date}T14:00`, `2024-10-${date}T16:00`) }),
    );
    expect(stateOf(whole, '2024-10-12T15:00', parts)).toMatchObject({ kind: 'open', until: '10-12T16:00' });
    expect(stateOf(whole, '2024-10-13T15:00', parts)).toEqual({ kind: 'toCome', next: '10-14T14:00' });
    expect(stateOf(whole, '2024-10-12T15:00')).toEqual({ kind: 'untold' });
  });
});

describe('the days on which one can still get in', () => {
  const daysFor = (one: FestivalEvent, from: string, ...names: string[]): string[] => {
    const openness = opennessOf(one, { timeZone: tunis, publicHolidays: new Set() });
    if (!openness) throw new Error('The test wants an event with a date');
    return names.filter((name) => isOpenOn(openness, day(name), at(from)));
  };

  test('are its open days, from this one on as long as it lets in', () => {
    const days = ['2024-10-13', '2024-10-14', '2024-10-15', '2024-11-10'] as const;
    expect(daysFor(exhibition(), '2024-10-13T17:59', ...days)).toEqual(['2024-10-13', '2024-10-15']);
    expect(daysFor(exhibition(), '2024-10-13T18:00', ...days)).toEqual(['2024-10-15']);
  });

  test('have their nights with them, and not the morning after', () => {
    const nights = exhibition({ openingDays: { fr: 'Le samedi' }, openingHours: '20:00 – 02:00' });
    expect(daysFor(nights, '2024-10-10T12:00', '2024-10-12', '2024-10-13')).toEqual(['2024-10-12']);
  });

  test('are all of them for what never closes, and where hours are not told', () => {
    const days = ['2024-10-12', '2024-10-13', '2024-10-14'] as const;
    const always = exhibition({ openingDays: {}, openingHours: '00:00 – 24:00' });
    const untold = exhibition({ openingDays: {}, openingHours: null });
    for (const one of [always, untold]) {
      expect(daysFor(one, '2024-10-13T22:00', ...days)).toEqual(['2024-10-13', '2024-10-14']);
    }
  });
});

test('a month of openings is told in a few letters, which are read back', () => {
  const openness = opennessOf(
    exhibition({ openingHours: '10:00 – 18:00, dernière entrée à 17h30', closures: ['2024-10-18'] }),
    { timeZone: tunis, publicHolidays: new Set() },
  );
  const text = opennessText(openness as Openness);
  expect(opennessIn(text)).toEqual(openness);
  expect(text.length).toBeLessThan(160);
});
