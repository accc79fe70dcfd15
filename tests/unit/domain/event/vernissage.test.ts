import { expect, test } from 'vitest';
import { upcomingVernissage } from '../../../../src/domain/event/vernissage.ts';
import { moment, tunis } from '../builders.ts';

test.each([
  ['until its hour', '2024-10-12T17:01', '2024-10-12T17:00', '2024-10-12T16:01:00.000Z'],
  ['no longer at its hour', '2024-10-12T17:00', '2024-10-12T17:00', undefined],
  [
    'until its day ends at the festival, without an hour',
    '2024-10-12',
    '2024-10-12T23:59',
    '2024-10-12T23:00:00.000Z',
  ],
  ['no longer on the day after', '2024-10-12', '2024-10-13T00:00', undefined],
])('a vernissage is to come %s', (_, vernissage, now, until) => {
  expect(upcomingVernissage({ vernissage: moment(vernissage) }, moment(now), tunis)?.until).toBe(until);
});
