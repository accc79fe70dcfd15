import type { Day } from '../../../domain/model/common.ts';
import { clockFrom } from '../../../site/clock.ts';
import { festivalMoment } from '../../../site/festival-moment.ts';
import { publicEnvironment } from '../../../site/public-environment.ts';
import { dayOf, todayOf } from '../../calendar/day-of-link.client.ts';
import { eachMinute } from '../../../components/browser/each-minute.ts';
import { markRows, type PhaseWords } from '../../event/row/row-hours.ts';

/**
 * While the edition lasts: marks the visitor's today in the calendar and the list, and shows the way to it. A day ends
 * when its last event does: past midnight it is still today, as long as one of its nights is on.
 */
export function markToday(
  root: HTMLElement,
  words: PhaseWords,
  calendar: { holdAt: (day: Day) => void },
): void {
  const clock = clockFrom(publicEnvironment.now);
  const links = [...root.querySelectorAll<HTMLAnchorElement>('table a[data-day]')];
  const today = todayOf(links, festivalMoment(clock()));
  const link = links.find((one) => dayOf(one) === today);
  const picked = links.find((one) => one.ariaPressed === 'true' || one.ariaCurrent === 'page');
  const held = picked ?? link;
  if (held) {
    calendar.holdAt(dayOf(held));
    centre(held);
  }
  if (!link) return;

  link.ariaCurrent ??= 'date';
  eachMinute(() => markDays(root, words, todayOf(links, festivalMoment(clock())), clock()));
  const button = root.querySelector<HTMLButtonElement>('[data-today]');
  if (!button || link.ariaCurrent === 'page') return;
  button.hidden = false;
  button.addEventListener('click', () => link.ariaPressed !== 'true' && link.click());
}

/** Days that are over step back; of today's rows, and of what is on view, each says whether it is on or over. */
function markDays(root: HTMLElement, words: PhaseWords, today: Day, now: Date): void {
  for (const section of root.querySelectorAll<HTMLElement>('.programme-section')) {
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
