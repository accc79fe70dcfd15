import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../../src/domain/time/durations.ts';
import { openHtml } from '../../open-html.ts';

/** An edition of three days, whose Friday lasts until 2 o'clock. A day is a button that filters the page. */
const html = `
  <div data-programme>
    <table data-offset="+01:00"><tr>
      <td><a href="#day-2024-10-10" data-day="2024-10-10">10</a></td>
      <td><a href="#day-2024-10-11" data-day="2024-10-11" data-ends="2024-10-12T01:00Z">11</a></td>
      <td><a href="#day-2024-10-12" data-day="2024-10-12">12</a></td>
    </tr></table>
    <p role="status" tabindex="-1">64 events</p>
    <button data-today hidden>Today</button>
    <section data-day="2024-10-10"></section>
    <section data-day="2024-10-11"></section>
    <section data-day="2024-10-12"></section>
  </div>`;

/** Opens the programme at this instant; its clock then runs. @param pageDay the day, if the page is that of one day. */
async function openAt(instant: string, pageDay?: string, query = '', page = html): Promise<void> {
  vi.setSystemTime(instant);
  openHtml(page, `/en/program/2024/${query}`);
  link(pageDay ?? '')?.setAttribute('aria-current', 'page');
  vi.resetModules();
  await import('../../../../src/screens/programme/programme.client.ts');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const link = (day: string) => document.querySelector<HTMLElement>(`a[data-day="${day}"]`);
const button = () => document.querySelector('button');
const text = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const today = () => text('[aria-current="date"]');
const pastDays = () =>
  [...document.querySelectorAll<HTMLElement>('section[data-when="past"]')].map(
    ({ dataset }) => dataset['day'],
  );

/** Presses the button for today. @returns the days that are pressed by it. */
function pressToday(): (string | null)[] {
  const pressed: (string | null)[] = [];
  for (const one of document.querySelectorAll('a'))
    one.addEventListener('click', () => pressed.push(one.textContent), { once: true });
  button()?.click();
  return pressed;
}

test('a programme that is left open overnight marks the new day as today, and its button leads there', async () => {
  await openAt('2024-10-10T18:00Z');
  expect(today()).toEqual(['10']);
  vi.advanceTimersByTime(12 * HOUR_MS);
  expect(today()).toEqual(['11']);
  expect(pastDays()).toEqual(['2024-10-10']);
  expect(pressToday()).toEqual(['11']);
});

test('a programme that is opened before the edition shows today once the first day begins', async () => {
  await openAt('2024-10-09T18:00Z');
  expect(today()).toEqual([]);
  expect(button()?.hidden).toBe(true);
  vi.advanceTimersByTime(DAY_MS);
  expect(today()).toEqual(['10']);
  expect(button()?.hidden).toBe(false);
  expect(pressToday()).toEqual(['10']);
});

const days = ['2024-10-10', '2024-10-11', '2024-10-12'];
test.each([
  ['that is left open until the edition is over has no today any more, and only past days', '10-12', days],
  ['of a past edition has no today, and marks no day as past', '12-24', []],
])('a programme %s', async (_, date, past) => {
  await openAt(`2024-${date}T18:00Z`);
  vi.advanceTimersByTime(DAY_MS);
  expect(today()).toEqual([]);
  expect(button()?.hidden).toBe(true);
  expect(pastDays()).toEqual(past);
});

test('a long programme also marks the past days that its list has and its calendar has not', async () => {
  const list = `<ol data-listed-days>${['2024-05-01', '2024-10-10', '2024-10-11']
    .map((day) => `<li><a href="/en/program/2024/${day}/">${day}</a></li>`)
    .join('')}</ol>`;
  await openAt('2024-10-11T18:00Z', undefined, '', html.replace('</div>', `${list}</div>`));
  expect(text('li [data-when="past"]')).toEqual(['2024-05-01', '2024-10-10']);
});

test('the page of a day offers the button for today only once that is another day', async () => {
  await openAt('2024-10-10T18:00Z', '2024-10-10');
  expect(today()).toEqual([]);
  expect(button()?.hidden).toBe(true);
  vi.advanceTimersByTime(12 * HOUR_MS);
  expect(text('[aria-current="page"]')).toEqual(['10']);
  expect(today()).toEqual(['11']);
  expect(pressToday()).toEqual(['11']);
});

test.each<[string, Parameters<typeof openAt>, string]>([
  ['the day of the page', ['2024-10-11T18:00Z', '2024-10-10'], '10'],
  ['the day of its address', ['2024-10-11T18:00Z', undefined, '?day=2024-10-12'], '12'],
  ['today', ['2024-10-11T18:00Z'], '11'],
  ['the first day, after the edition', ['2024-12-24T12:00Z'], '10'],
])('the tab stop of the calendar is %s', async (_, visit, day) => {
  await openAt(...visit);
  expect(text('a[tabindex="0"]')).toEqual([day]);
});

test('the page of a day knows whether that is today, also if today is not in its calendar', async () => {
  const isToday = () => link('2024-10-10')?.hasAttribute('data-page-of-today');
  await openAt('2024-10-10T18:00Z', '2024-10-10');
  expect(isToday()).toBe(true);
  vi.advanceTimersByTime(DAY_MS);
  expect(isToday()).toBe(false);
  await openAt('2024-12-10T18:00Z', '2024-10-10');
  expect(isToday()).toBe(false);
});
