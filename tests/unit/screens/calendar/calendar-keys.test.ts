import { expect, test } from 'vitest';
import { dayAfterKey } from '../../../../src/screens/calendar/arrow-keys.client.ts';

/** An edition from Wednesday 9 October to Saturday 9 November, with nothing on the 15th. */
const days = [
  ...Array.from({ length: 23 }, (_, index) => `2024-10-${String(index + 9).padStart(2, '0')}`),
  ...Array.from({ length: 9 }, (_, index) => `2024-11-0${index + 1}`),
].filter((day) => day !== '2024-10-15');

test.each([
  ['ArrowRight', '2024-10-12', '2024-10-13'],
  ['ArrowLeft', '2024-10-12', '2024-10-11'],
  ['ArrowDown', '2024-10-12', '2024-10-19'],
  ['ArrowUp', '2024-10-19', '2024-10-12'],
  ['Home', '2024-10-19', '2024-10-14'],
  ['End', '2024-10-16', '2024-10-20'],
  ['PageDown', '2024-10-09', '2024-11-09'],
  ['PageUp', '2024-11-09', '2024-10-09'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, days)).toBe(to);
});

test('a day that cannot be picked is passed over', () => {
  expect(dayAfterKey('ArrowRight', '2024-10-14', days)).toBe('2024-10-16');
  expect(dayAfterKey('ArrowLeft', '2024-10-16', days)).toBe('2024-10-14');
});

test('no key leads out of the calendar', () => {
  expect(dayAfterKey('ArrowLeft', '2024-10-09', days)).toBe('2024-10-09');
  expect(dayAfterKey('ArrowRight', '2024-11-09', days)).toBe('2024-11-09');
  expect(dayAfterKey('PageDown', '2024-10-31', days)).toBe('2024-11-09');
  expect(dayAfterKey('PageUp', '2024-11-02', days)).toBe('2024-10-09');
});

test('Home and End stay in the week, however little of it can be picked', () => {
  expect(dayAfterKey('Home', '2024-10-11', days)).toBe('2024-10-09');
  expect(dayAfterKey('End', '2024-11-05', days)).toBe('2024-11-09');
});

test('other keys lead nowhere', () => {
  expect(dayAfterKey('a', '2024-10-12', days)).toBeNull();
  expect(dayAfterKey('Tab', '2024-10-12', days)).toBeNull();
});
