import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { dayOf, markOver, todayOf } from '../../../../src/screens/calendar/day-of-link.client.ts';

/** Calendar of a Saturday with a long night, the Sunday on which Rome's clocks go back, and the Tuesday after. */
const { document } = new JSDOM(`<table data-offset="+02:00">
  <td><a aria-label="samedi 26 octobre, 7 événements" data-day="2024-10-26" data-ends="2024-10-27T02:30Z"></a></td>
  <td><a data-day="2024-10-27" data-ends="2024-10-27T23:00Z"></a></td>
  <td><a href="/fr/program/2024/2024-10-29/?type=2" data-offset="+01:00"></a></td>
</table>`).window;
const links = [...document.querySelectorAll('a')];

const todayAt = (instant: string): string | null => {
  const link = todayOf(links, Date.parse(instant));
  return link ? dayOf(link) : null;
};

test.each([
  ['before the first day', '2024-10-25T21:59Z', null],
  ['past midnight, with a night on', '2024-10-27T02:29Z', '2024-10-26'],
  ['when the night is over', '2024-10-27T02:30Z', '2024-10-27'],
  ['in the additional hour of a day', '2024-10-27T22:59Z', '2024-10-27'],
  ['on a day after the clocks went back', '2024-10-28T23:00Z', '2024-10-29'],
  ['after the last day', '2024-10-29T23:00Z', null],
])('the current day of the calendar is the right one, or none, %s', (_, now, day) => {
  expect(todayAt(now)).toBe(day);
});

test.each([
  ['2024-10-27T02:29Z', []],
  ['2024-10-27T02:30Z', ['2024-10-26']],
  ['2024-10-27T23:00Z', ['2024-10-26', '2024-10-27']],
  ['2024-10-29T23:00Z', ['2024-10-26', '2024-10-27', '2024-10-29']],
])('at %s the days are over whose last event has ended, or which began 24 hours ago', (now, over) => {
  expect(markOver(links, Date.parse(now))).toEqual(over);
});
