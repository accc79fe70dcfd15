import { describe, expect, test } from 'vitest';
import { clashesOf, type Placed, walksOf } from '../../../../src/domain/plan/clashes.ts';
import { planByDay } from '../../../../src/domain/plan/plan-days.ts';
import { ids, moment, timeOf, tunis } from '../builders.ts';
import { carthage, darLasram, evening, kheireddine, planned, venue } from './builders.ts';

const town = venue(1, darLasram);
const near = venue(2, kheireddine);
const far = venue(3, carthage);
const season = timeOf('2024-10-09T18:00:00', '2024-11-09T18:00:00');

describe('a plan by day', () => {
  const daysOf = (...events: Placed[]) =>
    planByDay(events).days.map(({ day, events: on }) => [day, ...ids(on)]);
  const anyDayOf = (...events: Placed[]) => ids(planByDay(events).anyDay);
  const short = timeOf('2024-10-09T18:00:00', '2024-10-20T18:00:00');

  test('is sorted by day and hour, events without an hour first, events at the same hour by id', () => {
    const [nextDay, allDay] = [planned(1, timeOf('2024-10-13T11:00')), planned(4, timeOf('2024-10-12'))];
    const at18 = [planned(5, evening('18:00')), planned(3, evening('18:00'))];
    expect(daysOf(nextDay, planned(2, evening('21:00')), ...at18, allDay)).toEqual([
      ['2024-10-12', 4, 3, 5, 2],
      ['2024-10-13', 1],
    ]);
  });

  test('lists an exhibition under the day chosen for it if it still runs then, otherwise under any day, by last day and id', () => {
    const plan = [planned(4, season, { day: '2024-10-20' }), planned(5, season, { day: '2024-11-20' })];
    const others = [planned(3, season), planned(1, season), planned(2, short)];
    expect(daysOf(...plan, ...others)).toEqual([['2024-10-20', 4]]);
    expect(anyDayOf(...plan, ...others)).toEqual([2, 1, 3, 5]);
  });

  test('lists a vernissage at its hour, and a workshop of several days on its first day', () => {
    const opening = planned(1, season, { day: '2024-10-12', vernissage: moment('2024-10-12T18:30') });
    const workshop = planned(4, timeOf('2024-10-12T10:00', '2024-10-14T17:00'), { isAttended: true });
    expect(daysOf(opening, planned(2, evening('18:00')), planned(3, evening('19:00')), workshop)).toEqual([
      ['2024-10-12', 4, 2, 1, 3],
    ]);
  });

  test('lists events without a date apart, and those that end after midnight under their evening', () => {
    expect(ids(planByDay([planned(1, null)]).undated)).toEqual([1]);
    expect(daysOf(planned(1, evening('22:00', '02:00')))).toEqual([['2024-10-12', 1]]);
  });
});

describe('two events of a plan', () => {
  const first = (from: string, to?: string, given = {}) => planned(1, evening(from, to), given);
  const second = (from: string, to?: string, given = {}) => planned(2, evening(from, to), given);
  const on = (wire: string) => planned(2, timeOf(`2024-10-${wire}`));
  const early = first('18:00', '20:00');
  const night = first('18:00', '23:00');
  const opening = planned(1, season, { day: '2024-10-12', vernissage: moment('2024-10-12T18:00') });
  const inTown = first('18:00', '19:00', { at: town });
  const workshop = planned(1, timeOf('2024-10-11T10:00', '2024-10-13T17:00'), { isAttended: true });
  const otherDays = planned(2, timeOf('2024-10-12T09:00', '2024-10-15T12:00'), { isAttended: true });
  const anyDay = planned(2, season, { day: '2024-10-12' });
  const isFar = { at: far };
  const partOf = (...ancestorIds: number[]) => second('19:00', '20:00', { ancestorIds });
  const endless = first('18:00', undefined, { at: town });

  test.each([
    ['clash past midnight', first('22:00', '02:00'), on('13T01:00'), 'overlap'],
    ['do not clash if one follows the other without a pause', early, second('20:00', '21:00'), null],
    ['clash if they begin together, even if no end is known', first('18:00'), second('18:00'), 'overlap'],
    ['do not clash if the first may be over', first('17:00'), second('18:00', '19:00'), null],
    ['do not clash if one is cancelled', early, second('18:00', undefined, { status: 'cancelled' }), null],
    ['do not clash if one is an exhibition', early, anyDay, null],
    ['clash on the evening of a vernissage', opening, second('17:00', '19:00'), 'overlap'],
    ['do not clash on another day', { ...opening, day: '2024-10-13' }, second('17:00', '19:00'), null],
    ['do not clash if one is a part of a part of the other', night, partOf(3, 1), null],
    ['clash if both are parts of the same event', { ...night, ancestorIds: [9] }, partOf(9), 'overlap'],
    ['clash if the second cannot be reached in time', inTown, second('19:00', undefined, isFar), 'far'],
    ['clash if a quarter of an hour is too short', inTown, { ...on('12T19:15'), venue: far }, 'far'],
    ['do not clash within walking distance', inTown, second('19:00', undefined, { at: near }), null],
    ['do not clash by distance if no end is known', endless, { ...on('12T18:05'), venue: far }, null],
    ['clash within the first and last hour of a workshop of several days', workshop, on('12T11:00'), 'days'],
    ['do not clash after the last hour of the workshop', workshop, on('12T18:00'), null],
    ['clash once if both are workshops that share a day', workshop, otherDays, 'days'],
  ])('%s', (_, one, other, kind) => {
    const clashes = clashesOf([one, other], tunis);
    const found = [1, 2].map((id) => (clashes.get(id) ?? []).map((clash) => [clash.other.id, clash.kind]));
    expect(found).toEqual(kind ? [[[2, kind]], [[1, kind]]] : [[], []]);
  });

  test.each([
    ['after its last hour on its first day', '25T17:15', undefined],
    ['before its first hour on its last day', '28T13:00', undefined],
    ['within its hours on its last day', '28T14:00', 'days'],
  ])('clash with a workshop only within its hours, even if the clocks change: %s', (_, when, kind) => {
    const zone = 'Europe/Paris';
    const time = timeOf('2025-10-25T14:00', '2025-10-28T17:00', zone);
    const other = planned(2, timeOf(`2025-10-${when}`, undefined, zone));
    const clashes = clashesOf([planned(1, time, { isAttended: true }), other], zone);
    expect(clashes.get(1)?.[0]?.kind).toBe(kind);
  });

  test('are found to clash among 300 of a month with few comparisons', () => {
    let reads = 0;
    const events = Array.from({ length: 300 }, (_, index) => {
      const [day, hour] = [1 + (index % 30), 10 + ((index * 7) % 12)];
      const at = (hours: number) => `2024-10-${String(day).padStart(2, '0')}T${hours}:00`;
      const event = planned(index + 1, timeOf(at(hour), at(hour + 1)), {
        at: venue(index % 20, index % 2 ? darLasram : carthage),
      });
      return Object.defineProperty(event, 'id', { get: () => ((reads += 1), index + 1) });
    });
    clashesOf(events, tunis);
    // Comparing each with each would be 90 000 comparisons of at least two reads.
    expect(reads).toBeLessThan(15_000);
  });
});

describe('the walk between two events', () => {
  const before = planned(1, evening('18:00', '19:00'), { at: town });
  const after = (from: string, at: Placed['venue'] = near) =>
    planned(3, timeOf(`2024-10-12T${from}`), { at });
  const endless = { ...before, time: evening('18:00') };
  const onTheWay = planned(2, timeOf('2024-10-12'), { at: far });
  const sousse = venue(4, { latitude: 35.8256, longitude: 10.6369 });

  test.each([
    ['as tight if it takes longer than the time that is left', [before, after('19:10')], 12, 10, true],
    ['as not tight if the time just suffices', [before, after('19:12')], 12, 12, false],
    ['without the time that is left if no end is known', [endless, after('20:00')], 12, null, false],
    ['past an event without an hour', [before, onTheWay, after('19:12')], 12, 12, false],
    ['as a distance if it takes more than an hour', [before, after('19:30', far)], null, 30, false],
    ['as a tight distance if no time is left', [before, after('19:00', far)], null, 0, true],
  ])('is shown %s', (_, events, minutes, minutesLeft, isTight) => {
    const walks = walksOf(events);
    expect(walks).toMatchObject([{ from: { id: 1 }, to: { id: 3 }, minutes, minutesLeft, isTight }]);
    expect((walks[0]?.metres ?? 0) > 13_000).toBe(minutes === null);
  });

  test.each([
    ['within one venue', [before, after('20:00', town)]],
    ['to a venue without a position', [before, after('20:00', venue(3, null))]],
    ['to another town', [before, after('22:00', sousse)]],
    ['between events that clash', [before, after('18:30')]],
    ['between events that begin together', [endless, after('18:00')]],
  ])('is not shown %s', (_, events) => {
    expect(walksOf(events)).toEqual([]);
  });
});
