import type { Day } from '../../domain/model/common.ts';
import { clockFrom } from '../../site/clock.ts';
import { festivalMoment } from '../../site/festival-moment.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { dayOf, todayOf } from '../calendar/day-of-link.client.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { markRows, type PhaseWords } from '../event/row/row-hours.ts';
import { partIn } from './programme-markup.ts';

interface Given {
  words: PhaseWords;
  calendar: { holdAt: (day: Day) => void };
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
  const clock = clockFrom(publicEnvironment.now);
  const today = todayOf(links, festivalMoment(clock()));
  const link = links.find((one) => dayOf(one) === today);
  const shownDay = new URLSearchParams(location.search).get('day');
  const shown = links.find((one) => one.ariaCurrent === 'page' || dayOf(one) === shownDay);
  const opening = shown ?? link;
  if (opening) {
    calendar.holdAt(dayOf(opening));
    centre(opening);
  }
  if (!link) return;

  link.ariaCurrent ??= 'date';
  eachMinute(() => markDays(programme, words, todayOf(links, festivalMoment(clock())), clock()));
  const button = partIn(programme, 'today');
  if (!button || link.ariaCurrent === 'page') return;
  button.hidden = false;
  button.addEventListener('click', () => link.ariaPressed !== 'true' && link.click());
}

/** Days that are over step back; of today's rows, and of what is on view, each says whether it is on or over. */
function markDays(programme: HTMLElement, words: PhaseWords, today: Day, now: Date): void {
  for (const section of programme.querySelectorAll<HTMLElement>('.programme-section')) {
    const { day } = section.dataset;
    if (day !== undefined && day < today) section.dataset['when'] = 'past';
    else markRows(section.querySelectorAll<HTMLElement>('.event-row'), words, festivalMoment(now));
  }
}

/** Brings a day to the middle of the strip, without moving the page. */
function centre(link: HTMLAnchorElement): void {
  const strip = link.closest('table');
  const cell = link.parentElement;
  if (strip && cell) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
}
