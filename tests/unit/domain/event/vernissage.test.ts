import { expect, test } from 'vitest';
import { upcomingVernissage } from '../../../../src/domain/event/event-time.ts';
import { moment, tunis } from '../builders.ts';

test.each([
  ['is upcoming until its hour', '12T17:01', '12T17:00', '12T16:01'],
  ['is not upcoming from its hour on', '12T17:00', '12T17:00', null],
  ['without an hour is upcoming until its day ends in festival time', '12', '12T23:59', '12T23:00'],
  ['without an hour is not upcoming on the day after', '12', '13T00:00', null],
])('a vernissage %s', (_, day, now, until) => {
  const upcoming = upcomingVernissage(
    { vernissage: moment(`2024-10-${day}`) },
    moment(`2024-10-${now}`),
    tunis,
  );
  expect(upcoming?.until ?? null).toBe(until && `2024-10-${until}:00.000Z`);
});
