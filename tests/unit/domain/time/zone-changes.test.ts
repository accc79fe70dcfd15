import { describe, expect, test } from 'vitest';
import { offsetAt } from '../../../../src/domain/time/zone-clock.ts';
import { zoneChanges } from '../../../../src/screens/calendar-files/time-zone-lines.ts';

const HOUR = 3_600_000;
const at = (instant: string): number => Date.parse(instant);

describe('the clocks of a time zone', () => {
  test('change at the exact second, in both directions', () => {
    expect(zoneChanges('2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 'Europe/Paris')).toEqual([
      { at: at('2024-03-31T01:00:00Z'), offsetBefore: HOUR, offsetAfter: 2 * HOUR },
      { at: at('2024-10-27T01:00:00Z'), offsetBefore: 2 * HOUR, offsetAfter: HOUR },
    ]);
  });

  test('never change if there is no summer time', () => {
    expect(zoneChanges('2013-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', 'Africa/Tunis')).toEqual([]);
  });

  test('run ahead of UTC east of Greenwich and behind it to the west', () => {
    expect(offsetAt(at('2024-10-12T12:00:00Z'), 'Africa/Tunis')).toBe(HOUR);
    expect(offsetAt(at('2024-10-12T12:00:00Z'), 'America/St_Johns')).toBe(-2.5 * HOUR);
  });
});
