import { describe, expect, test } from 'vitest';
import { typesByDayOf } from '../../../../src/domain/programme/programme.ts';
import { weekOf } from '../../../../src/domain/time/days.ts';
import { event, timeOf, type } from '../builders.ts';

describe('a week', () => {
  test('runs from Monday to Sunday', () => {
    const week = [
      '2024-10-07',
      '2024-10-08',
      '2024-10-09',
      '2024-10-10',
      '2024-10-11',
      '2024-10-12',
      '2024-10-13',
    ];
    expect(weekOf('2024-10-07')).toEqual(week);
    expect(weekOf('2024-10-10')).toEqual(week);
    expect(weekOf('2024-10-13')).toEqual(week);
  });

  test('may begin in the year before', () => {
    expect(weekOf('2025-01-01')[0]).toBe('2024-12-30');
    expect(weekOf('2024-12-31')[6]).toBe('2025-01-05');
  });
});

describe('the bars under a day', () => {
  const range = { first: '2024-10-09', last: '2024-11-09' };
  const legend = [type(2, 'Performances', 1), type(1, 'Expositions', 2)];
  const bars = typesByDayOf(
    [
      event(1, '', { typeId: 1, time: timeOf('2024-10-01', '2024-10-12') }),
      event(2, '', { typeId: 2, time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') }),
      event(3, '', { typeId: 2, time: timeOf('2024-10-12T10:00') }),
      event(4, '', { typeId: 3, time: timeOf('2024-10-12') }),
      event(5, '', { typeId: 1 }),
      event(6, '', { time: timeOf('2024-10-14') }),
    ],
    legend,
    range,
  );

  test('are the types of that day, each once, in the order of the legend', () => {
    expect(bars.get('2024-10-12')).toEqual([2, 1]);
  });

  test('stand on every day an exhibition runs, within the range', () => {
    expect(bars.get('2024-10-09')).toEqual([1]);
    expect(bars.has('2024-10-08')).toBe(false);
  });

  test('are missing where nothing of the legend runs', () => {
    expect(bars.has('2024-10-13')).toBe(false);
    expect(bars.has('2024-10-14')).toBe(false);
  });
});
