import { keyboardGrid } from '../calendar/keyboard-grid.client.ts';
import { DAY_LINKS } from '../calendar/calendar-markup.ts';
import {
  FILTER_LINKS,
  LISTED_DAYS,
  PAGE_OF_TODAY,
  partSelector,
  partIn,
  PDF_FAILED,
} from './programme-markup.ts';
import type { Day } from '../../domain/model/core.ts';
import { dayOf, markOver, todayOf } from '../calendar/day-of-link.client.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { SECTION_DAY } from '../event/row/row-markup.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';

const pdf = document.querySelector<HTMLElement>(`[${PDF_FAILED}]`);
// The code that saves the PDF is loaded with the first press.
pdf?.addEventListener('click', (event) => {
  event.preventDefault();
  import('./pdf-press.ts').then(({ savePdf }) => savePdf(pdf)).catch(reportLoadFailure);
});

const isPage = (link: Element): boolean => link.matches('[aria-current="page"]');

/**
 * Prepares a programme before any interaction: announces its links as the buttons that they will be, and marks the days
 * by the visitor's clock. The code for presses is loaded with the island.
 */
function startProgramme(programme: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(FILTER_LINKS)) toggleLink(link);
  const table = programme.querySelector('table');
  if (!table) return;
  const days = [...table.querySelectorAll<HTMLAnchorElement>(DAY_LINKS)];
  markToday(programme, days, keyboardGrid(table));
}

const programme = document.querySelector<HTMLElement>(partSelector('programme'));
if (programme) startProgramme(programme);

/**
 * While the edition lasts, marks the visitor's today in the calendar and the list, and shows the button for it. The
 * calendar opens on the day that the page shows, otherwise on today. A day ends when its last event does: past midnight
 * it is still today, as long as one of its nights is on.
 * @param links links of the calendar.
 */
function markToday(
  programme: HTMLElement,
  links: readonly HTMLAnchorElement[],
  calendar: { setTabStop: (day: Day) => void },
): void {
  const button = partIn(programme, 'today');
  let today: HTMLAnchorElement | undefined;
  /** On a page that is opened after the edition no day is marked as past, since all of them are. */
  let marksPast = false;
  eachMinute((now) => {
    today = todayOf(links, now);
    for (const link of links) {
      if (isPage(link)) {
        link.toggleAttribute(PAGE_OF_TODAY, link === today);
        continue;
      }
      if (link === today) link.setAttribute('aria-current', 'date');
      else link.removeAttribute('aria-current');
    }
    if (button) button.hidden = !today || isPage(today);
    marksPast ||= today !== undefined;
    if (marksPast) markDays(programme, markOver(links, now).at(-1) ?? '');
  });
  button?.addEventListener('click', () => {
    // The button disappears once a day is chosen, so the focus moves to the announced result.
    programme.querySelector<HTMLElement>('[role="status"]')?.focus();
    if (!today?.matches('[aria-pressed="true"]')) today?.click();
  });

  const shownDay = new URLSearchParams(location.search).get('day');
  const opening = links.find((link) => isPage(link) || dayOf(link) === shownDay) ?? today;
  if (!opening) return;
  calendar.setTabStop(dayOf(opening));
  centre(opening);
}

/** @param last day that is over: the list may have earlier ones than the calendar. */
function markDays(programme: HTMLElement, last: Day): void {
  const days = `section[${SECTION_DAY}], [${LISTED_DAYS}] a`;
  for (const element of programme.querySelectorAll<HTMLElement>(days)) {
    if (dayOf(element) <= last) element.dataset['when'] = 'past';
  }
}

/** Scrolls a day to the middle of the strip, without moving the page. */
function centre(link: HTMLAnchorElement): void {
  const strip = link.closest('table');
  const cell = link.parentElement;
  if (strip && cell) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
}

/**
 * Presents a link as a toggle button, which also reacts to the space key; what a click does is up to its listeners. Its
 * address still works without script and in a new tab.
 */
function toggleLink(link: HTMLAnchorElement): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-pressed', 'false');
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
