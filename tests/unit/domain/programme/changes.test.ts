import { describe, expect, test } from 'vitest';
import {
  lastChange,
  latestNewsOf,
  movedFrom,
  previousStartOf,
  recordDate,
  toldAs,
} from '../../../../src/domain/programme/changes.ts';
import type { FestivalEvent, WithdrawnEvent } from '../../../../src/domain/model/core.ts';
import type { Change, TimeAndPlace } from '../../../../src/domain/model/snapshot.ts';
import { event, moment, timeOf, tunis } from '../builders.ts';

const pulledAt = '2024-10-09T10:00:00.000Z';
const recordDates = {
  edition: { 1: '2024-09-01T10:00:00.000Z' },
  event: { 7: '2024-10-03T10:00:00.000Z', 8: '2024-10-02T10:00:00.000Z' },
  person: {},
};

test('the date of the data is that of its last change or withdrawal, not of the last pull', () => {
  const manifest = { recordDates, pulledAt };
  expect(lastChange({ manifest, changes: [] })).toBe('2024-10-03T10:00:00.000Z');
  const changes = [{ pulledAt: '2024-10-05T10:00:00.000Z' }];
  expect(lastChange({ manifest, changes })).toBe('2024-10-05T10:00:00.000Z');
});

test('each record has its own date, or that of the snapshot', () => {
  const manifest = { recordDates, pulledAt };
  expect(recordDate(manifest, 'event', 7)).toBe('2024-10-03T10:00:00.000Z');
  expect(recordDate(manifest, 'person', 7)).toBe(pulledAt);
});

test('the news of an event is its last change that matters to visitors who plan to come', () => {
  const rest = { pulledAt, title: {}, year: 2024, before: null, after: null };
  const change = (id: number, kind: Change['kind'], entity: Change['entity'] = 'event'): Change => {
    return { ...rest, kind, entity, id };
  };
  const news = [change(1, 'moved'), change(1, 'cancelled')];
  const all = [...news, change(1, 'retitled'), change(2, 'resumed'), change(1, 'moved', 'person')];
  expect(latestNewsOf(1, all)).toBe(news[1]);
  expect(latestNewsOf(1, [change(1, 'added'), change(2, 'postponed')])).toBeUndefined();
});

const talk = event(1, 'Débat', { time: timeOf('2024-10-12T18:00') });
const moved = (starts: string) => ({ kind: 'moved', entity: 'event', id: 1, before: { starts } }) as const;

test('the former date is the one that the festival gives, otherwise the first that a pull has seen', () => {
  const seen = [
    moved('2024-10-05T17:00:00.000Z'),
    moved('2024-10-01T17:00:00.000Z'),
    { ...moved('2024-10-06T17:00:00.000Z'), id: 2 },
    { ...moved('2024-10-07T17:00:00.000Z'), kind: 'removed' },
    { ...moved('2024-10-08T17:00:00.000Z'), entity: 'person' },
    { ...moved(''), before: null },
  ] as const;
  expect(previousStartOf(talk, seen, tunis)).toMatchObject({ day: '2024-10-05', time: '18:00' });
  const given = { ...talk, previousStart: moment('2024-10-03T18:00') };
  expect(previousStartOf(given, seen, tunis)).toMatchObject({ day: '2024-10-03' });
});

test('the former date stays if the event later moves only to another place', () => {
  const moves = [moved('2024-10-11T17:00:00.000Z'), moved('2024-10-12T17:00:00.000Z')];
  expect(previousStartOf(talk, moves, tunis)).toMatchObject({ day: '2024-10-11' });
});

test('an event postponed without a new date has a former date, and one back on its first day has none', () => {
  const postponed = { ...talk, time: null, previousStart: moment('2024-10-03T18:00') };
  expect(previousStartOf(postponed, [], tunis)).toMatchObject({ day: '2024-10-03' });
  expect(previousStartOf({ ...talk, time: null }, [moved('2024-10-05T17:00:00.000Z')], tunis)).toMatchObject({
    day: '2024-10-05',
  });
  expect(previousStartOf({ ...talk, previousStart: moment('2024-10-12T10:00') }, [], tunis)).toBeNull();
  expect(previousStartOf(talk, [], tunis)).toBeNull();
  const thereAndBack = [moved('2024-10-12T17:00:00.000Z'), moved('2024-10-13T17:00:00.000Z')];
  expect(previousStartOf(talk, thereAndBack, tunis)).toBeNull();
});

test('a day, hour or place that was not known before is told as announced, and any other as moved', () => {
  const now = { starts: '2024-10-12T17:00:00.000Z', ends: '2024-10-12T19:00:00.000Z', placeId: 7, place: {} };
  const told = (given: Partial<TimeAndPlace>) =>
    toldAs({ kind: 'moved', before: { ...now, ...given }, after: now }, tunis);
  const midnight = '2024-10-11T23:00:00.000Z';
  const unknown = [{ starts: null, ends: null }, { placeId: null }, { starts: midnight, ends: null }];
  expect(unknown.map(told)).toEqual(['announced', 'announced', 'announced']);
  const known = [{ placeId: 5 }, { starts: '2024-10-12T16:00:00.000Z' }, { starts: null, placeId: 5 }];
  expect(known.map(told)).toEqual(['moved', 'moved', 'moved']);
  // The day was taken back, or the record does not say what was known.
  const undated = { ...now, starts: null, ends: null };
  expect(toldAs({ kind: 'moved', before: now, after: undated }, tunis)).toBe('moved');
  expect(toldAs({ kind: 'moved', before: {}, after: now }, tunis)).toBe('moved');
  expect(toldAs({ kind: 'added', before: null, after: now }, tunis)).toBe('added');
});

describe('an event that was moved', () => {
  const clock = { now: moment('2024-10-10T10:00'), timeZone: tunis };
  const palace = { fr: 'Palais' };
  const concert = event(1, 'Nuit', { placeId: 7, time: timeOf('2024-10-12T18:00', '2024-10-12T20:00') });
  const before = (given: Partial<TimeAndPlace>) =>
    ({ kind: 'moved', entity: 'event', id: 1, before: given }) as const;
  const from = (changes: ReturnType<typeof before>[], given: Partial<FestivalEvent & WithdrawnEvent> = {}) =>
    movedFrom({ ...concert, ...given }, changes, clock);
  const until = '2024-10-12T19:00:00.000Z';

  test('says so until its former day and the event are over, whether its day, hour or place has changed', () => {
    const rest = { day: null, hour: null, place: null, until };
    const [otherDay, otherHour] = ['2024-10-11T17:00:00.000Z', '2024-10-12T15:30:00.000Z'];
    expect(from([before({ starts: otherDay, placeId: 7 })])).toEqual({ ...rest, day: '2024-10-11' });
    expect(from([], { previousStart: moment('2024-10-11') })).toEqual({ ...rest, day: '2024-10-11' });
    // Whoever comes at the former hour of the day still has to know.
    const hour = { ...rest, day: '2024-10-12', hour: '16:30', until: '2024-10-12T23:00:00.000Z' };
    expect(from([before({ starts: otherHour, placeId: 7 })])).toEqual(hour);
    expect(from([], { previousStart: moment('2024-10-12T16:30') })).toEqual(hour);
    const place = { ...rest, place: palace };
    expect(from([before({ starts: '2024-10-12T17:00:00.000Z', placeId: 5, place: palace })])).toEqual(place);
  });

  test('says so until its former day is over, if that is later', () => {
    expect(from([], { previousStart: moment('2024-10-14') })?.until).toBe('2024-10-14T23:00:00.000Z');
    expect(from([], { time: null, previousStart: moment('2024-10-11') })?.until).toBe(
      '2024-10-11T23:00:00.000Z',
    );
    const past = { time: timeOf('2024-10-08T18:00', '2024-10-08T20:00') };
    expect(from([], { ...past, previousStart: moment('2024-10-10') })).not.toBeNull();
    expect(from([], { ...past, previousStart: moment('2024-10-09') })).toBeNull();
    expect(from([before({ placeId: 5, place: palace })], past)).toBeNull();
  });

  test('is not one whose day, hour or place was not known before, or is unknown now', () => {
    expect(from([], { previousStart: moment('2024-10-12') })).toBeNull();
    const midnight = '2024-10-11T23:00:00.000Z';
    expect(from([before({ starts: null, placeId: null })])).toBeNull();
    expect(from([before({ starts: midnight, placeId: 7 })])).toBeNull();
    const sixThirty = '2024-10-12T17:30:00.000Z';
    expect(from([before({ starts: sixThirty })], { time: timeOf('2024-10-12') })).toBeNull();
    expect(from([before({ placeId: 5, place: palace })], { placeId: null })).toBeNull();
  });

  test('is not one that is back where it was first to be', () => {
    const there = before({ starts: '2024-10-12T17:00:00.000Z', placeId: 7 });
    const away = before({ starts: '2024-10-12T18:00:00.000Z', placeId: 5, place: palace });
    expect(from([there, away])).toBeNull();
    expect(from([away, there])).not.toBeNull();
  });

  test('says something else if it is withdrawn, cancelled or postponed', () => {
    const previousStart = moment('2024-10-11');
    expect(from([], { previousStart, status: 'full' })).not.toBeNull();
    expect(from([], { previousStart, status: 'cancelled' })).toBeNull();
    expect(from([], { previousStart, status: 'postponed' })).toBeNull();
    expect(from([], { previousStart, withdrawnAt: '2024-10-12T17:30:00.000Z' })).toBeNull();
  });
});
