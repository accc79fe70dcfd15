import { expect, test } from 'vitest';
import { upcomingVernissage } from '../../../../src/domain/event/vernissage.ts';
import { moment, tunis } from '../builders.ts';

test.each([
  ['is upcoming until its hour', '2024-10-12T17:01', '2024-10-12T17:00', '2024-10-12T16:01:00.000Z'],
  ['is not upcoming from its hour on', '2024-10-12T17:00', '2024-10-12T17:00', undefined],
  [
    'without an hour is upcoming until its day ends in the festival’s time zone',
    '2024-10-12',
    '2024-10-12T23:59',
    '2024-10-12T23:00:00.000Z',
  ],
  ['without an hour is not upcoming on the day after', '2024-10-12', '2024-10-13T00:00', undefined],
])('a vernissage %s', (_, vernissage, now, until) => {
  expect(upcomingVernissage({ vernissage: moment(vernissage) }, moment(now), tunis)?.until).toBe(until);
});
