import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../../../src/domain/time/durations.ts';
import { openHtml } from '../../open-html.ts';

/** An agenda of three days, with an exhibition on view on each of them. */
const html = `
  <festival-agenda data-opens-on="2024-10-10">
    <table data-offset="+01:00"><tr>
      <td><a href="#day-2024-10-10" data-day="2024-10-10" aria-label="Thursday 10">10</a></td>
      <td><a href="#day-2024-10-11" data-day="2024-10-11" aria-label="Friday 11">11</a></td>
      <td><a href="#day-2024-10-12" data-day="2024-10-12" aria-label="Saturday 12">12</a></td>
    </tr></table>
    <button data-step>Earlier</button><button data-step>Later</button>
    <section data-day="2024-10-10"></section>
    <section data-day="2024-10-11"></section>
    <section data-day="2024-10-12"></section>
    <ol data-entries="rows"><li data-days="2024-10-01/2024-10-31">
      <b>18:00</b><event-state opens="2024-10-01T17:00Z">Contre-jour</event-state>
    </li></ol>
    <section data-on-view><ol></ol></section>
    <p role="status"></p>
  </festival-agenda>`;

/** Opens the agenda at this instant; its clock then runs. */
async function openAt(instant: string): Promise<void> {
  vi.setSystemTime(instant);
  openHtml(html, '/en/calendar/');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.resetModules();
  await import('../../../../src/screens/agenda/festival-agenda.ts');
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const today = () =>
  [...document.querySelectorAll('[aria-current="date"]')].map(({ textContent }) => textContent);
const selected = () => document.querySelector('[aria-selected="true"]')?.textContent;
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('section[data-day]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset['day']);
/** Whether the events on view show what is open now. */
const showsState = () => document.querySelector('[data-on-view] event-state')?.hasAttribute('opens');

test('an agenda that is left open overnight marks the new day as today, and keeps the day that it lists', async () => {
  await openAt('2024-10-11T18:00Z');
  expect([today(), selected(), listed()]).toEqual([['11'], '11', ['2024-10-11']]);
  expect(showsState()).toBe(true);
  vi.advanceTimersByTime(DAY_MS);
  expect([today(), selected(), listed()]).toEqual([['12'], '11', ['2024-10-11']]);
  expect(showsState()).toBe(false);
  document.querySelector<HTMLElement>('[aria-current="date"]')?.click();
  expect([selected(), listed()]).toEqual(['12', ['2024-10-12']]);
  expect(showsState()).toBe(true);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Saturday 12');
});

test('an agenda that is opened before the edition shows today once the first day begins', async () => {
  await openAt('2024-10-09T18:00Z');
  expect([today(), selected(), showsState()]).toEqual([[], '10', false]);
  vi.advanceTimersByTime(DAY_MS);
  expect([today(), selected(), showsState()]).toEqual([['10'], '10', true]);
});

test('an agenda that is left open until the edition is over has no today any more', async () => {
  await openAt('2024-10-12T18:00Z');
  vi.advanceTimersByTime(DAY_MS);
  expect([today(), selected(), showsState()]).toEqual([[], '12', false]);
});
