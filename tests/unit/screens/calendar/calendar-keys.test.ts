import { expect, test } from 'vitest';
import { dayAfterKey } from '../../../../src/screens/calendar/arrow-keys.client.ts';

/** An edition from Wednesday 9 October to Saturday 9 November, with nothing on the 15th. */
const days = [
  ...Array.from({ length: 23 }, (_, index) => `2024-10-${String(index + 9).padStart(2, '0')}`),
  ...Array.from({ length: 9 }, (_, index) => `2024-11-0${index + 1}`),
].filter((day) => day !== '2024-10-15');

test.each([
  ['to the next day', 'ArrowRight', '2024-10-12', '2024-10-13'],
  ['to the day before', 'ArrowLeft', '2024-10-12', '2024-10-11'],
  ['to the next week', 'ArrowDown', '2024-10-12', '2024-10-19'],
  ['to the week before', 'ArrowUp', '2024-10-19', '2024-10-12'],
  ['to the beginning of the week', 'Home', '2024-10-19', '2024-10-14'],
  ['to the end of the week', 'End', '2024-10-16', '2024-10-20'],
  ['to the next month', 'PageDown', '2024-10-09', '2024-11-09'],
  ['to the month before', 'PageUp', '2024-11-09', '2024-10-09'],
  ['over a day that cannot be picked', 'ArrowRight', '2024-10-14', '2024-10-16'],
  ['over it backwards', 'ArrowLeft', '2024-10-16', '2024-10-14'],
  ['not before the calendar', 'ArrowLeft', '2024-10-09', '2024-10-09'],
  ['not beyond it', 'ArrowRight', '2024-11-09', '2024-11-09'],
  ['not beyond its last month', 'PageDown', '2024-10-31', '2024-11-09'],
  ['not before its first', 'PageUp', '2024-11-02', '2024-10-09'],
  ['to what can be picked of the first week', 'Home', '2024-10-11', '2024-10-09'],
  ['to what can be picked of the last week', 'End', '2024-11-05', '2024-11-09'],
])('leads %s: %s from %s', (_, key, from, to) => {
  expect(dayAfterKey(key, from, days)).toBe(to);
});

test('other keys lead nowhere', () => {
  expect(dayAfterKey('a', '2024-10-12', days)).toBe('2024-10-12');
  expect(dayAfterKey('Tab', '2024-10-12', days)).toBe('2024-10-12');
});
