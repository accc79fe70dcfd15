import { describe, expect, test } from 'vitest';
import { countdownSpan } from '../../../../src/domain/edition/editions.ts';
import { countdown } from '../../../../src/domain/edition/countdown.ts';
import { edition, tunis } from '../builders.ts';

const spanOf = (start: string | null, end: string | null) =>
  countdownSpan(edition(1, 2024, start, end), tunis);
const span = spanOf('2024-10-09T18:00', '2024-11-09');
const at = (wire: string) => countdown(span, new Date(wire));

describe('the countdown', () => {
  test('runs to the opening before the edition', () => {
    expect(at('2024-10-08T15:58:57.500Z')).toEqual({
      phase: 'before',
      target: '2024-10-09T17:00:00.000Z',
      left: { days: 1, hours: 1, minutes: 1, seconds: 2 },
    });
  });

  test('runs to the closing from the second of the opening', () => {
    expect(at('2024-10-09T16:59:59.999Z')).toMatchObject({
      phase: 'before',
      left: { days: 0, hours: 0, minutes: 0, seconds: 0 },
    });
    expect(at('2024-10-09T17:00:00Z')).toEqual({
      phase: 'during',
      target: '2024-11-09T23:00:00.000Z',
      left: { days: 31, hours: 6, minutes: 0, seconds: 0 },
    });
  });

  test('lasts until the end of the last day in Tunis', () => {
    expect(at('2024-11-09T22:59:59Z')).toMatchObject({ phase: 'during', left: { seconds: 1 } });
    expect(at('2024-11-09T23:00:00Z')).toMatchObject({ phase: 'over' });
  });

  test('lasts until the hour when the end has one', () => {
    expect(spanOf('2024-10-09', '2024-11-09T19:00').closing).toBe('2024-11-09T18:00:00.000Z');
  });

  test('is never negative', () => {
    expect(at('2030-01-01T00:00:00Z')).toEqual({
      phase: 'over',
      target: null,
      left: { days: 0, hours: 0, minutes: 0, seconds: 0 },
    });
  });

  test('counts more than a year in days', () => {
    expect(at('2023-10-09T17:00:00Z')).toMatchObject({ left: { days: 366, hours: 0 } });
  });
});

describe('an edition with half its dates', () => {
  test('is counted to its opening, then not at all', () => {
    const open = spanOf('2024-10-09', null);
    expect(countdown(open, new Date('2024-10-01T00:00Z'))).toMatchObject({ phase: 'before' });
    expect(countdown(open, new Date('2024-10-10T00:00Z'))).toBeNull();
  });

  test('is over after its end, and not counted before', () => {
    const ending = spanOf(null, '2024-11-09');
    expect(countdown(ending, new Date('2024-10-01T00:00Z'))).toBeNull();
    expect(countdown(ending, new Date('2024-11-10T00:00Z'))).toMatchObject({ phase: 'over' });
  });

  test('has no closing when it would be before the opening', () => {
    expect(spanOf('2024-10-09', '2024-09-09').closing).toBeNull();
    expect(spanOf('2024-10-09', '2024-10-09').closing).toBe('2024-10-09T23:00:00.000Z');
  });

  test('has no countdown without any', () => {
    expect(countdown(spanOf(null, null), new Date('2024-10-01T00:00Z'))).toBeNull();
  });
});
