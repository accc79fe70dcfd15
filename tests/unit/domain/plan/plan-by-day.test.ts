import { describe, expect, test } from 'vitest';
import { clashesOf, walksOf } from '../../../../src/domain/plan/clashes.ts';
import { planByDay } from '../../../../src/domain/plan/plan-days.ts';
import { moment, timeOf } from '../builders.ts';
import { carthage, darLasram, evening, kheireddine, planned, venue } from './builders.ts';

const idsOf = (events: readonly { id: number }[]) => events.map(({ id }) => id);
const season = timeOf('2024-10-09T18:00:00', '2024-11-09T18:00:00');

describe('a plan by day', () => {
  test('stands in the order of days and hours, what has no hour first', () => {
    const plan = planByDay([
      planned(1, timeOf('2024-10-13T11:00:00')),
      planned(2, evening('21:00')),
      planned(3, evening('18:00')),
      planned(4, timeOf('2024-10-12')),
    ]);
    expect(plan.days.map(({ day, events }) => [day, idsOf(events)])).toEqual([
      ['2024-10-12', [4, 3, 2]],
      ['2024-10-13', [1]],
    ]);
  });

  test('puts an exhibition under the day that was chosen for it, else under any day', () => {
    const plan = planByDay([planned(1, season, { day: '2024-10-20' }), planned(2, season)]);
    expect(plan.days.map(({ day, events }) => [day, idsOf(events)])).toEqual([['2024-10-20', [1]]]);
    expect(idsOf(plan.anyDay)).toEqual([2]);
  });

  test('has what is left to choose by its last day, and what begins or ends together by its number', () => {
    const short = timeOf('2024-10-09T18:00:00', '2024-10-20T18:00:00');
    expect(idsOf(planByDay([planned(3, season), planned(1, season), planned(2, short)]).anyDay)).toEqual([
      2, 1, 3,
    ]);
    const [saturday] = planByDay([planned(5, evening('18:00')), planned(4, evening('18:00'))]).days;
    expect(idsOf(saturday?.events ?? [])).toEqual([4, 5]);
  });

  test('puts the opening evening of an exhibition at its hour, and a workshop of days on its first', () => {
    const vernissage = moment('2024-10-12T18:30');
    const plan = planByDay([
      planned(1, season, { day: '2024-10-12', vernissage }),
      planned(2, evening('18:00')),
      planned(3, evening('19:00')),
      planned(4, timeOf('2024-10-12T10:00', '2024-10-14T17:00'), { isAttended: true }),
    ]);
    expect(plan.days.map(({ day, events }) => [day, idsOf(events)])).toEqual([['2024-10-12', [4, 2, 1, 3]]]);
  });

  test('leaves the choice open again when the exhibition no longer runs on the chosen day', () => {
    expect(idsOf(planByDay([planned(1, season, { day: '2024-11-20' })]).anyDay)).toEqual([1]);
  });

  test('has a place for what has no date', () => {
    expect(idsOf(planByDay([planned(1, null)]).undated)).toEqual([1]);
  });

  test('keeps what ends after midnight with its evening', () => {
    expect(planByDay([planned(1, evening('22:00', '02:00'))]).days.map(({ day }) => day)).toEqual([
      '2024-10-12',
    ]);
  });
});

describe('events that clash', () => {
  const clash = (...events: ReturnType<typeof planned>[]) =>
    (clashesOf(events).get(1) ?? []).map(({ other, kind }) => [other.id, kind]);

  test('are told of both, also past midnight', () => {
    const events = [planned(1, evening('22:00', '02:00')), planned(2, timeOf('2024-10-13T01:00:00'))];
    expect(
      [...clashesOf(events)].map(([id, others]) => [id, idsOf(others.map(({ other }) => other))]),
    ).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test('are not those that follow each other without a pause', () => {
    expect(clash(planned(1, evening('18:00', '19:00')), planned(2, evening('19:00', '20:00')))).toEqual([]);
  });

  test('without a known end are those that begin together or during another', () => {
    expect(clash(planned(1, evening('18:00')), planned(2, evening('18:00')))).toEqual([[2, 'overlap']]);
    expect(clash(planned(1, evening('18:30')), planned(2, evening('18:00', '19:00')))).toEqual([
      [2, 'overlap'],
    ]);
    expect(clash(planned(1, evening('17:00')), planned(2, evening('18:00', '19:00')))).toEqual([]);
  });

  test('are never those that do not take place, or that one visits on any of their days', () => {
    const one = planned(1, evening('18:00', '20:00'));
    expect(clash(one, planned(2, evening('18:00'), { status: 'cancelled' }))).toEqual([]);
    expect(clash(one, planned(2, evening('18:00'), { isWithdrawn: true }))).toEqual([]);
    expect(clash(one, planned(2, season, { day: '2024-10-12' }))).toEqual([]);
  });

  test('are an exhibition planned for its opening evening, and what begins with it', () => {
    const opening = planned(1, season, { day: '2024-10-09', vernissage: moment('2024-10-09T18:00') });
    const talk = planned(2, timeOf('2024-10-09T17:30', '2024-10-09T18:30'));
    expect(clash(opening, talk)).toEqual([[2, 'overlap']]);
    expect(clash({ ...opening, day: '2024-10-10' }, talk)).toEqual([]);
  });

  test('are not a part and its whole, however deep it lies in it', () => {
    const night = planned(1, evening('18:00', '23:00'));
    expect(clash(night, planned(2, evening('19:00', '20:00'), { wholes: [1] }))).toEqual([]);
    expect(clash(night, planned(3, evening('19:00', '20:00'), { wholes: [2, 1] }))).toEqual([]);
    expect(clash({ ...night, wholes: [9] }, planned(2, evening('19:00', '20:00'), { wholes: [9] }))).toEqual([
      [2, 'overlap'],
    ]);
  });

  test('are those between which nobody comes in time', () => {
    const [town, far] = [venue(1, darLasram), venue(2, carthage)];
    const first = planned(1, evening('18:00', '19:00'), { at: town });
    expect(clash(first, planned(2, evening('19:00'), { at: far }))).toEqual([[2, 'far']]);
    expect(clash(first, planned(2, evening('19:15'), { at: far }))).toEqual([[2, 'far']]);
    expect(clash(first, planned(2, evening('20:00'), { at: far }))).toEqual([]);
    // Where it is a walk, the way between says that it is tight; where no end is known, nothing is claimed.
    expect(clash(first, planned(2, evening('19:00'), { at: venue(2, kheireddine) }))).toEqual([]);
    expect(
      clash(planned(1, evening('18:00'), { at: town }), planned(2, evening('18:05'), { at: far })),
    ).toEqual([]);
  });

  describe('with a workshop of several days', () => {
    const days = timeOf('2024-10-11T10:00', '2024-10-13T17:00');
    const workshop = planned(1, days, { isAttended: true });

    test('are on one of its days, within its first and last hour', () => {
      expect(clash(workshop, planned(2, timeOf('2024-10-12T11:00')))).toEqual([[2, 'days']]);
      expect(clash(workshop, planned(2, timeOf('2024-10-12T18:00')))).toEqual([]);
      expect(clash(workshop, planned(2, timeOf('2024-10-14T11:00')))).toEqual([]);
    });

    test('are another that shares a day with it, told once', () => {
      const other = planned(2, timeOf('2024-10-12T09:00', '2024-10-15T12:00'), { isAttended: true });
      expect(clash(workshop, other)).toEqual([[2, 'days']]);
    });
  });

  test('of three hundred in a month are found with few comparisons', () => {
    let reads = 0;
    const events = Array.from({ length: 300 }, (_, index) => {
      const [day, hour] = [1 + (index % 30), 10 + ((index * 7) % 12)];
      const at = (hours: number) => `2024-10-${String(day).padStart(2, '0')}T${hours}:00`;
      const event = planned(index + 1, timeOf(at(hour), at(hour + 1)), {
        at: venue(index % 20, index % 2 ? darLasram : carthage),
      });
      return Object.defineProperty(event, 'id', { get: () => ((reads += 1), index + 1) });
    });
    clashesOf(events);
    // Each with each would be 90 000 comparisons, of at least two reads.
    expect(reads).toBeLessThan(15_000);
  });
});

describe('the walk between two events', () => {
  const [first, second] = [venue(1, darLasram), venue(2, kheireddine)];

  test('is told with the minutes that are left for it', () => {
    const walks = walksOf([
      planned(1, evening('18:00', '19:00'), { at: first }),
      planned(2, evening('19:10'), { at: second }),
    ]);
    expect(walks).toMatchObject([{ minutes: 12, minutesLeft: 10, isTight: true }]);
  });

  test('is no worry when there is time for it, and unknown time is none', () => {
    const at = (end?: string) =>
      walksOf([
        planned(1, evening('18:00', end), { at: first }),
        planned(2, evening('20:00'), { at: second }),
      ]);
    expect(at('19:00')).toMatchObject([{ minutesLeft: 60, isTight: false }]);
    expect(at()).toMatchObject([{ minutes: 12, minutesLeft: null, isTight: false }]);
  });

  test('is not told within one venue, to an unknown one, or between events that clash anyhow', () => {
    const before = planned(1, evening('18:00', '19:00'), { at: first });
    expect(walksOf([before, planned(2, evening('20:00'), { at: first })])).toEqual([]);
    expect(walksOf([before, planned(2, evening('20:00'), { at: venue(3, null) })])).toEqual([]);
    expect(walksOf([before, planned(2, evening('18:30'), { at: second })])).toEqual([]);
    const together = [
      planned(1, evening('18:00'), { at: first }),
      planned(2, evening('18:00'), { at: second }),
    ];
    expect(walksOf(together)).toEqual([]);
  });

  test('passes over what has no hour, and is none to another town or a venue that is not told', () => {
    const before = planned(1, evening('18:00', '19:00'), { at: first });
    const after = planned(3, evening('19:12'), { at: second });
    const walks = walksOf([before, planned(2, timeOf('2024-10-12'), { at: venue(3, carthage) }), after]);
    // Twelve minutes are enough for a walk of twelve.
    expect(walks).toMatchObject([{ from: { id: 1 }, to: { id: 3 }, minutesLeft: 12, isTight: false }]);
    const sousse = venue(4, { latitude: 35.8256, longitude: 10.6369 });
    expect(walksOf([before, planned(2, evening('22:00'), { at: sousse })])).toEqual([]);
    expect(walksOf([before, planned(2, evening('22:00'))])).toEqual([]);
    expect(walksOf([planned(2, evening('17:00')), before])).toEqual([]);
  });

  test('beyond an hour is a distance', () => {
    const [walk] = walksOf([
      planned(1, evening('18:00', '19:00'), { at: first }),
      planned(2, evening('19:30'), { at: venue(3, carthage) }),
    ]);
    expect(walk).toMatchObject({ minutes: null, minutesLeft: 30, isTight: false });
    const [late] = walksOf([
      planned(1, evening('18:00', '19:00'), { at: first }),
      planned(2, evening('19:00'), { at: venue(3, carthage) }),
    ]);
    expect(late).toMatchObject({ minutes: null, minutesLeft: 0, isTight: true });
    expect(walk?.metres).toBeGreaterThan(13_000);
  });
});
