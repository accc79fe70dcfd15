import { expect, test } from 'vitest';
import { localIso, toMoment } from '../../../../src/domain/time/moments.ts';

test.each([
  ['2024-10-12T18:30', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['2024-10-12T17:30:00Z', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['2024-10-12T17:30:59.900Z', 'Africa/Tunis', '2024-10-12T18:30:00+01:00'],
  ['2024-10-12T18:30', 'America/St_Johns', '2024-10-12T18:30:00-02:30'],
  ['2024-10-12', 'Africa/Tunis', '2024-10-12'],
])('%s in %s is written %s', (wire, timeZone, written) => {
  const moment = toMoment(wire, timeZone);
  expect(moment && localIso(moment)).toBe(written);
});
