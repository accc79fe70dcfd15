import { expect, test } from 'vitest';
import { vernissageToCome } from '../../../../src/domain/event/vernissage.ts';
import { moment, tunis } from '../builders.ts';

const untilWhen = (vernissage: string, now = '2024-10-12T17:00') =>
  vernissageToCome({ vernissage: moment(vernissage) }, moment(now), tunis)?.until ?? null;

test('a vernissage is to come until its hour', () => {
  expect(untilWhen('2024-10-13T17:00')).toBe('2024-10-13T16:00:00.000Z');
  expect(untilWhen('2024-10-12T17:01')).toBe('2024-10-12T16:01:00.000Z');
  expect(untilWhen('2024-10-12T17:00')).toBeNull();
});

test('one whose hour is not known is to come until its day ends at the festival', () => {
  expect(untilWhen('2024-10-12')).toBe('2024-10-12T23:00:00.000Z');
  expect(untilWhen('2024-10-12', '2024-10-12T23:59')).not.toBeNull();
  expect(untilWhen('2024-10-12', '2024-10-13T00:00')).toBeNull();
});
