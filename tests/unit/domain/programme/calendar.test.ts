import { describe, expect, test } from 'vitest';
import { typesByDayOf, monthGrid } from '../../../../src/domain/programme/calendar.ts';
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

describe('a month', () => {
  test('has whole weeks', () => {
    const { weeks } = monthGrid('2024-10');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toMatchObject({ day: '2024-09-30', isInMonth: false });
    expect(weeks[0]?.[1]).toMatchObject({ day: '2024-10-01', isInMonth: true });
    expect(weeks[4]?.[6]).toMatchObject({ day: '2024-11-03', isInMonth: false });
  });

  test.each([
    ['2021-02', 4, 28],
    ['2024-02', 5, 29],
    ['2024-09', 6, 30],
    ['2024-12', 6, 31],
  ])('%s has %i weeks and %i days', (month, weekCount, dayCount) => {
    const { weeks } = monthGrid(month);
    expect(weeks).toHaveLength(weekCount);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(dayCount);
  });

  test('marks the days in the range, all of them when there is none', () => {
    const inRange = monthGrid('2024-10', { first: '2024-10-09', last: '2024-10-11' })
      .weeks.flat()
      .filter((day) => day.isInRange);
    expect(inRange.map(({ day }) => day)).toEqual(['2024-10-09', '2024-10-10', '2024-10-11']);
    expect(
      monthGrid('2024-10')
        .weeks.flat()
        .every(({ isInRange }) => isInRange),
    ).toBe(true);
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

  test('reach the cells of the month', () => {
    const cells = monthGrid('2024-10', range, bars).weeks.flat();
    expect(cells.find(({ day }) => day === '2024-10-12')?.typeIds).toEqual([2, 1]);
    expect(cells.find(({ day }) => day === '2024-10-13')?.typeIds).toEqual([]);
  });
});
