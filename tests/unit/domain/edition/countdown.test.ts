import { describe, expect, test } from 'vitest';
import { countdown } from '../../../../src/domain/edition/countdown.ts';

const span = { opening: '2024-10-09T17:00:00.000Z', closing: '2024-11-09T23:00:00.000Z' };
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

  test('lasts until the closing', () => {
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
])('the countdown of an edition with missing dates %s', (_, opening, closing, now, phase) => {
  expect(countdown({ opening, closing }, new Date(now))?.phase).toBe(phase);
});
