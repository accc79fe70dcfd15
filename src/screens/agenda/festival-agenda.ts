import type { Day } from '../../domain/model/core.ts';
import { type AgendaState, readAgenda, type Span, writeAgenda } from './agenda-address.ts';
import { DAY_PAGE, SPAN, SPAN_TITLE, STEP, ON_VIEW, OPENS_ON } from './agenda-markup.ts';
import { WEEK, WEEK_TITLE, DAY, DAY_LINKS } from '../calendar/calendar-markup.ts';
import { arrowKeys, keyboardGrid } from '../calendar/keyboard-grid.client.ts';
import { eachMinute } from '../../components/browser/each-minute.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { daysOfRow, FIRST_HOUR, isClosedOn, LONG_ROWS } from '../event/row/row-markup.ts';
import { EVENT_STATE, OPENS, STATE_TEXT } from '../event/status/state-markup.ts';
import { dayOf, markOver, todayOf } from '../calendar/day-of-link.client.ts';

/** The keys that step back and forth by the span shown. */
const steps = { month: ['PageUp', 'PageDown'], week: ['ArrowUp', 'ArrowDown'] } as const;

/** `yyyy-MM`. */
const monthOf = (day: Day): string => day.slice(0, 7);

/**
 * Creates the calendar, whose buttons turn to another week or month, or to the other view.
 * @returns a function that shows the week or the month around a day, out of all weeks of the table.
 */
function agendaCalendar(
  root: HTMLElement,
  days: readonly Day[],
  shown: () => AgendaState,
  turn: (state: AgendaState) => void,
): (state: AgendaState) => void {
  const weeks = [...root.querySelectorAll<HTMLElement>(`[${WEEK}]`)].map((row) => {
    const [monday = '', sunday = ''] = row.getAttribute(WEEK)?.split('/') ?? [];
    return { row, monday, sunday };
  });
  const title = root.querySelector(`[${SPAN_TITLE}]`);
  const monthTitles = title?.getAttribute(SPAN_TITLE)?.split('\n') ?? [];
  const months = [...new Set(days.map(monthOf))];
  const views = root.querySelectorAll<HTMLButtonElement>(`[${SPAN}]`);
  const stepButtons = root.querySelectorAll<HTMLElement>(`[${STEP}]`);

  stepButtons.forEach((button, index) =>
    button.addEventListener('click', () => {
      void arrowKeys().then(({ dayAfterKey }) => {
        const { day, span } = shown();
        turn({ span, day: dayAfterKey(steps[span][index] ?? '', day, days) });
      }, reportLoadFailure);
    }),
  );
  for (const button of views) {
    button.addEventListener('click', () => turn({ ...shown(), span: button.getAttribute(SPAN) as Span }));
  }
  return ({ day, span }) => {
    const month = monthOf(day);
    let words = monthTitles[months.indexOf(month)] ?? '';
    for (const { row, monday, sunday } of weeks) {
      const hasDay = monday <= day && day <= sunday;
      if (span === 'week' && hasDay) words = row.getAttribute(WEEK_TITLE) ?? '';
      row.hidden = span === 'week' ? !hasDay : monthOf(monday) !== month && monthOf(sunday) !== month;
    }
    if (title && title.textContent !== words) title.textContent = words;
    for (const button of views)
      button.setAttribute('aria-pressed', String(button.getAttribute(SPAN) === span));
    // A step beyond the calendar leads to its first or last day, so a button leads nowhere only there. It is not
    // disabled: it would lose the focus of the visitor who has just pressed it. The first day is at -0.
    stepButtons.forEach((button, index) =>
      button.setAttribute('aria-disabled', String(day === days.at(-index))),
    );
  };
}

/**
 * Starts the agenda: a calendar by month or by week. Choosing a day lists the events that begin on it, then those on
 * view. Every day is in the page already: this shows one at a time and mirrors it in the address. In a long edition some
 * days have only their own page, to which their link leads.
 */
function startAgenda(root: HTMLElement, table: HTMLTableElement): void {
  const links = [...table.querySelectorAll<HTMLAnchorElement>(DAY_LINKS)];
  const days = links.map(dayOf);
  const sections = root.querySelectorAll<HTMLElement>(`section[${DAY}]`);
  const draw = agendaCalendar(root, days, () => shown, turn);
  const listOnView = onViewOf(root);
  const dayPage = root.querySelector(`[${DAY_PAGE}]`);

  let today: HTMLAnchorElement | undefined;
  /** Stays the same day when today ends: the visitor may be reading its list. Empty until the agenda has opened. */
  let opensOn = '';
  let shown: AgendaState;

  function turn(state: AgendaState): void {
    shown = state;
    draw(state);
    grid.setTabStop(state.day);
  }

  /** Lists the events of the day in the address, and selects it in the calendar. @returns the state in the address. */
  function list(): AgendaState {
    const picked = readAgenda(location, days, opensOn);
    for (const section of sections) section.hidden = dayOf(section) !== picked.day;
    for (const link of links) {
      const isPicked = dayOf(link) === picked.day;
      link.parentElement?.setAttribute('aria-selected', String(isPicked));
      if (!isPicked) continue;
      listOnView(picked.day, link === today);
      dayPage?.setAttribute('href', link.href);
      dayPage?.replaceChildren(link.getAttribute('aria-label') ?? '');
    }
    return picked;
  }

  const follow = (): void => turn(list());

  const grid = keyboardGrid(table, (day) => turn({ ...shown, day }));
  table.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(DAY_LINKS);
    if (!link || !link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', writeAgenda({ ...shown, day: dayOf(link) }, location.search));
    follow();
    root.querySelector('[role="status"]')?.replaceChildren(link.getAttribute('aria-label') ?? '');
  });
  window.addEventListener('popstate', follow);
  eachMinute((now) => {
    markOver(links, now);
    const current = todayOf(links, now);
    if (current === today) return;
    today?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'date');
    today = current;
    // Only the list of today shows what is open now.
    if (opensOn) list();
  });
  opensOn = today ? dayOf(today) : (root.getAttribute(OPENS_ON) ?? '');
  follow();
}

/** Returns a function that lists the events open on a day that began before it. Only today's list shows their state. */
function onViewOf(root: HTMLElement): (day: Day, isToday: boolean) => void {
  const section = root.querySelector<HTMLElement>(`[${ON_VIEW}]`);
  const list = section?.querySelector('ol');
  const rows = [...root.querySelectorAll<HTMLElement>(LONG_ROWS)];
  return (day, isToday) => {
    const copies = rows
      .filter((row) => {
        const days = daysOfRow(row);
        return days && days.firstDay < day && day <= days.lastDay && !isClosedOn(row, days.firstDay, day);
      })
      .map((row) => row.cloneNode(true) as HTMLElement);
    for (const copy of copies) {
      // The hour of the first day does not apply to later days. Today the state takes its line, and is written again.
      copy.querySelector(`[${STATE_TEXT}]`)?.remove();
      const hour = copy.querySelector(FIRST_HOUR);
      if (isToday) {
        hour?.replaceChildren();
        continue;
      }
      hour?.remove();
      copy.querySelector(EVENT_STATE)?.removeAttribute(OPENS);
    }
    list?.replaceChildren(...copies);
    if (section) section.hidden = copies.length === 0;
  };
}

class FestivalAgenda extends HTMLElement {
  connectedCallback(): void {
    const table = this.querySelector('table');
    if (table) startAgenda(this, table);
  }
}

customElements.define('festival-agenda', FestivalAgenda);
