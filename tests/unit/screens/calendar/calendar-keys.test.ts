import { expect, test } from 'vitest';
import { daysFrom } from '../../../../src/domain/time/days.ts';
import { dayAfterKey } from '../../../../src/screens/calendar/arrow-keys.client.ts';

/** Days of an edition from Wednesday 9 October to Saturday 9 November, with nothing on 15 October. */
const edition = daysFrom({ first: '2024-10-09', last: '2024-11-09' });
const days = edition.filter((day) => day !== '2024-10-15');

test.each([
  ['to the next day', 'ArrowRight', '2024-10-12', '2024-10-13'],
  ['to the next week', 'ArrowDown', '2024-10-12', '2024-10-19'],
  ['to the beginning of the week', 'Home', '2024-10-19', '2024-10-14'],
  ['to the end of the week', 'End', '2024-10-16', '2024-10-20'],
  ['to the next month', 'PageDown', '2024-10-09', '2024-11-09'],
  ['to the month before', 'PageUp', '2024-11-09', '2024-10-09'],
  ['over a day that cannot be picked', 'ArrowRight', '2024-10-14', '2024-10-16'],
  ['no further than the first day', 'ArrowLeft', '2024-10-09', '2024-10-09'],
  ['no further than the last month', 'PageDown', '2024-10-31', '2024-11-09'],
  ['to the first day of an incomplete first week', 'Home', '2024-10-11', '2024-10-09'],
  ['to the last day of an incomplete last week', 'End', '2024-11-05', '2024-11-09'],
])('the focus moves %s: %s from %s', (_, key, from, to) => {
  expect(dayAfterKey(key, from, days)).toBe(to);
});

test('another key does not move the focus', () => {
  expect(dayAfterKey('Tab', '2024-10-12', days)).toBe('2024-10-12');
});
