import type { Day } from '../../domain/model/common.ts';
import { clockFrom, festivalMoment } from '../../site/clock.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { dayOf } from '../calendar/day-of-link.ts';

/** Written by the page, in its language. */
export interface TodayWords {
  now: string;
  over: string;
}

/** While the edition lasts: marks the visitor's today in the calendar and the list, and shows the way to it. */
export function markToday(
  root: HTMLElement,
  words: TodayWords,
  calendar: { holdAt: (day: Day) => void },
): void {
  const now = clockFrom(publicEnvironment.now)();
  const today = festivalMoment(now).day;
  const links = [...root.querySelectorAll<HTMLAnchorElement>('table a[data-day]')];
  const link = links.find((one) => dayOf(one) === today);
  const picked = links.find((one) => one.ariaPressed === 'true' || one.ariaCurrent === 'page');
  const held = picked ?? link;
  if (held) {
    calendar.holdAt(dayOf(held));
    centre(held);
  }
  if (!link) return;

  link.ariaCurrent ??= 'date';
  for (const section of root.querySelectorAll<HTMLElement>('section[data-day]')) {
    const day = section.dataset['day'] ?? '';
    if (day < today) section.dataset['when'] = 'past';
    if (day === today) markHours(section, words, now.getTime());
  }
  const button = root.querySelector<HTMLButtonElement>('[data-today]');
  if (!button || link.ariaCurrent === 'page') return;
  button.hidden = false;
  button.addEventListener('click', () => link.ariaPressed !== 'true' && link.click());
}

/** Says of today's rows what is on and what is over; of what has no known end, nothing. */
function markHours(section: HTMLElement, words: TodayWords, now: number): void {
  for (const time of section.querySelectorAll<HTMLTimeElement>('time[data-minutes]')) {
    const minutes = (now - Date.parse(time.dateTime)) / 60_000;
    if (minutes < 0) continue;
    const isOver = minutes >= Number(time.dataset['minutes']);
    const mark = document.createElement('small');
    mark.textContent = isOver ? words.over : words.now;
    time.append(' ', mark);
    time.closest<HTMLElement>('.event-row')?.toggleAttribute('data-over', isOver);
  }
}

/** Brings a day to the middle of the strip, without moving the page. */
function centre(link: HTMLAnchorElement): void {
  const strip = link.closest('table');
  const cell = link.parentElement;
  if (strip && cell) strip.scrollLeft = cell.offsetLeft - (strip.clientWidth - cell.offsetWidth) / 2;
}
