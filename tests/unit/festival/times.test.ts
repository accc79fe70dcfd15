import { expect, test } from 'vitest';
import { isoTime } from '../../../scripts/festival/read/times.ts';

test.each([
  ['on an ordinary day', '2024-10-12 18:30', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['in summer', '2026-07-12 18:30', 'Europe/Lisbon', '2026-07-12T18:30:00+01:00'],
  ['that occurs twice, the first', '2026-10-25 01:30', 'Europe/Lisbon', '2026-10-25T01:30:00+01:00'],
  ['after the clocks went back', '2026-10-25 02:00', 'Europe/Lisbon', '2026-10-25T02:00:00+00:00'],
])('an hour of an event %s is read in the time zone of the festival', (_, wall, zone, iso) => {
  expect(isoTime(wall, zone)).toBe(iso);
});
