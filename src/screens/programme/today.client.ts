import type { Day } from '../../domain/model/common.ts';
import { visitorNow } from '../../site/visitor-clock.ts';
import { dayOf, endOf, todayOf } from '../calendar/day-of-link.client.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { markRows, type PhaseWords } from '../event/row/row-phase.ts';
import { partIn } from './programme-markup.ts';

/** Whether the page is that of the link's day. */
const isPage = (link: Element): boolean => link.matches('[aria-current="page"]');

interface Given {
  words: PhaseWords;
  calendar: { setTabStop: (day: Day) => void };
}

/**
 * While the edition lasts: marks the visitor's today in the calendar and the list, and offers the way to it. The
 * calendar opens on the day that the page shows, else on today. A day ends when its last event does: past midnight it is
 * still today, as long as one of its nights is on.
 * @param links those of the calendar.
 */
export function markToday(
  programme: HTMLElement,
  links: readonly HTMLAnchorElement[],
  { words, calendar }: Given,
): void {
  const link = todayOf(links, visitorNow().getTime());
  const shownDay = new URLSearchParams(location.search).get('day');
  const shown = links.find((one) => isPage(one) || dayOf(one) === shownDay);
  const opening = shown ?? link;
  if (opening) {
    calendar.setTabStop(dayOf(opening));
    centre(opening);
  }
  if (!link) return;

  const isOpen = isPage(link);
  if (!isOpen) link.setAttribute('aria-current', 'date');
  eachMinute((now) => markDays(programme, words, overOf(links, now), now));
  const button = partIn(programme, 'today');
  if (!button || isOpen) return;
  button.hidden = false;
  button.addEventListener('click', () => link.matches('[aria-pressed="true"]') || link.click());
}

const overOf = (links: readonly HTMLElement[], now: number): Set<Day> =>
  new Set(links.filter((link) => endOf(link) <= now).map(dayOf));

/** Days that are over step back; of the rows of others, and of what is on view, each says whether it is on or over. */
function markDays(programme: HTMLElement, words: PhaseWords, over: ReadonlySet<Day>, now: number): void {
  for (const section of programme.querySelectorAll<HTMLElement>('.programme-section')) {
    const { day } = section.dataset;
    if (day !== undefined && over.has(day)) section.dataset['when'] = 'past';
    else markRows(section.querySelectorAll<HTMLElement>('.event-row'), words, now);
  }
}

/** Brings a day to the middle of the strip, without moving the page. */
function centre(link: HTMLAnchorElement): void {
  const strip = link.closest('table');
  const cell = link.parentElement;
  if (strip && cell) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
}
