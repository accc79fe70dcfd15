import { describe, expect, test } from 'vitest';
import { countdownSpan } from '../../../../src/domain/edition/editions.ts';
import { countdown } from '../../../../src/domain/edition/countdown.ts';
import { edition, tunis } from '../builders.ts';

const spanOf = (start: string | null, end: string | null) =>
  countdownSpan(edition(1, 2024, start, end), tunis);
const span = spanOf('2024-10-09T18:00', '2024-11-09');
const at = (wire: string) => countdown(span, new Date(wire));

describe('the countdown', () => {
  test('counts to the opening before the edition', () => {
    expect(at('2024-10-08T15:58:57.500Z')).toEqual({
      phase: 'before',
      left: { days: 1, hours: 1, minutes: 1, seconds: 2 },
    });
  });

  test('counts to the closing from the second of the opening on', () => {
    expect(at('2024-10-09T16:59:59.999Z')).toMatchObject({
      phase: 'before',
      left: { days: 0, hours: 0, minutes: 0, seconds: 0 },
    });
    expect(at('2024-10-09T17:00:00Z')).toEqual({
      phase: 'during',
      left: { days: 31, hours: 6, minutes: 0, seconds: 0 },
    });
  });

  test('lasts until the end of the last day in Tunis', () => {
    expect(at('2024-11-09T22:59:59Z')).toMatchObject({ phase: 'during', left: { seconds: 1 } });
    expect(at('2024-11-09T23:00:00Z')).toMatchObject({ phase: 'over' });
  });

  test('is never negative', () => {
    expect(at('2030-01-01T00:00:00Z')).toEqual({
      phase: 'over',
      left: { days: 0, hours: 0, minutes: 0, seconds: 0 },
    });
  });

  test('counts more than a year in days', () => {
    expect(at('2023-10-09T17:00:00Z')).toMatchObject({ left: { days: 366, hours: 0 } });
  });
});

test.each([
  ['counts to the opening', '2024-10-09', null, '2024-10-01', 'before'],
  ['does not count to an unknown closing', '2024-10-09', null, '2024-10-10', undefined],
  ['does not count to an unknown opening', null, '2024-11-09', '2024-10-01', undefined],
  ['is over after the end', null, '2024-11-09', '2024-11-10', 'over'],
  ['is absent if both are missing', null, null, '2024-10-01', undefined],
])('the countdown of an edition with missing dates %s', (_, start, end, now, phase) => {
  expect(countdown(spanOf(start, end), new Date(`${now}T00:00Z`))?.phase).toBe(phase);
});

test.each([
  ['at the hour of its end', '2024-11-09T19:00', '2024-11-09T18:00:00.000Z'],
  ['with the day of its end if that has no hour', '2024-10-09', '2024-10-09T23:00:00.000Z'],
  ['at an unknown time if its end is before its opening', '2024-09-09', null],
  ['at an unknown time if its end is at its opening', '2024-10-09T00:00', null],
])('an edition closes %s', (_, end, closing) => {
  expect(spanOf('2024-10-09', end).closing).toBe(closing);
});
