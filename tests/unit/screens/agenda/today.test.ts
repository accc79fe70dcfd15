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

/** The same agenda, whose Saturday has only its own page. */
const withPage = html
  .replace('<a href="#day-2024-10-12" data-day="2024-10-12"', '<a href="/en/program/2024/2024-10-12/"')
  .replace('<section data-day="2024-10-12"></section>', '<a data-page></a>');

/** Opens the agenda at this instant; its clock then runs. */
async function openAt(instant: string, page = html, query = ''): Promise<void> {
  vi.setSystemTime(instant);
  openHtml(page, `/en/calendar/${query}`);
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

const elsewhere = () => {
  const link = document.querySelector<HTMLAnchorElement>('[data-page]');
  // The styles hide a link to a day that the page itself lists.
  return link?.hash ? null : [link?.textContent, link?.pathname];
};

test.each([
  ['is today', '2024-10-12T18:00Z', ''],
  ['is in the address', '2024-10-10T18:00Z', '?day=2024-10-12'],
])('a day that has only its own page is linked in place of its list if it %s', async (_, now, query) => {
  await openAt(now, withPage, query);
  expect([selected(), listed(), elsewhere()]).toEqual([
    '12',
    [],
    ['Saturday 12', '/en/program/2024/2024-10-12/'],
  ]);
});

test('a press on a day leads to its own page only if it has no section', async () => {
  await openAt('2024-10-10T18:00Z', withPage);
  const isFollowed = (day: string): boolean => {
    const link = [...document.querySelectorAll('td a')].find(({ textContent }) => textContent === day);
    const press = new window.MouseEvent('click', { bubbles: true, cancelable: true });
    // The page under test has no other to go to.
    const stop = (): void => {
      followed = !press.defaultPrevented;
      press.preventDefault();
    };
    document.addEventListener('click', stop, { once: true });
    let followed = false;
    link?.dispatchEvent(press);
    return followed;
  };
  expect(isFollowed('11')).toBe(false);
  expect([listed(), elsewhere()]).toEqual([['2024-10-11'], null]);
  expect(isFollowed('12')).toBe(true);
  expect(listed()).toEqual(['2024-10-11']);
});
