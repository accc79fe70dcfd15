import { describe, expect, test } from 'vitest';
import {
  noFilter,
  matchesFilter,
  readFilter,
  toggleDay,
  toggleType,
  writeFilter,
} from '../../../../src/domain/programme/filters.ts';
import { event, timeOf } from '../builders.ts';

const both = { typeId: 2, day: '2024-10-12' };

describe('picking', () => {
  test('a type replaces the picked one, the picked one clears it', () => {
    expect(toggleType(noFilter, 2).typeId).toBe(2);
    expect(toggleType(both, 3).typeId).toBe(3);
    expect(toggleType(both, 2).typeId).toBeNull();
  });

  test('a day replaces the picked one, the picked one clears it', () => {
    expect(toggleDay(noFilter, '2024-10-12').day).toBe('2024-10-12');
    expect(toggleDay(both, '2024-10-13').day).toBe('2024-10-13');
    expect(toggleDay(both, '2024-10-12').day).toBeNull();
  });

  test('in one filter leaves the other as it is', () => {
    expect(toggleType(both, 2).day).toBe('2024-10-12');
    expect(toggleDay(both, '2024-10-12').typeId).toBe(2);
  });
});

describe('an event passes', () => {
  const talk = event(1, 'talk', { typeId: 2, time: timeOf('2024-10-12T18:30') });
  const exhibition = event(2, 'exhibition', { typeId: 1, time: timeOf('2024-10-09', '2024-11-09') });
  const undated = event(3, 'undated', { typeId: 2 });

  test('when nothing is picked', () => {
    expect([talk, exhibition, undated].every((one) => matchesFilter(one, noFilter))).toBe(true);
  });

  test('when it has the type', () => {
    expect([talk, exhibition, undated].map((one) => matchesFilter(one, { typeId: 2, day: null }))).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('when it runs on the day, not only when it starts on it', () => {
    const onDay = (day: string) =>
      [talk, exhibition, undated].map((one) => matchesFilter(one, { typeId: null, day }));
    expect(onDay('2024-10-12')).toEqual([true, true, false]);
    expect(onDay('2024-11-09')).toEqual([false, true, false]);
    expect(onDay('2024-11-10')).toEqual([false, false, false]);
  });

  test('when it does both', () => {
    expect([talk, exhibition].map((one) => matchesFilter(one, both))).toEqual([true, false]);
  });
});

describe('the address', () => {
  test('keeps the filter, and other parameters with it', () => {
    const written = writeFilter(both, new URLSearchParams('type=9&view=list'));
    expect(written.toString()).toBe('view=list&type=2&day=2024-10-12');
    expect(readFilter(written)).toEqual(both);
    expect(writeFilter(noFilter, written).toString()).toBe('view=list');
  });

  test('is not changed under the hands of its owner', () => {
    const params = new URLSearchParams('type=9');
    writeFilter(noFilter, params);
    expect(params.toString()).toBe('type=9');
  });

  test.each([
    'type=abc',
    'type=-2',
    'type=0',
    'type=2.5',
    'type=1e3',
    'type=',
    'day=2024-02-30',
    'day=today',
    '',
  ])('"%s" asks for nothing', (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(noFilter);
  });

  test('with one bad value keeps the good one', () => {
    expect(readFilter(new URLSearchParams('type=x&day=2024-10-12'))).toEqual({
      typeId: null,
      day: '2024-10-12',
    });
  });
});
