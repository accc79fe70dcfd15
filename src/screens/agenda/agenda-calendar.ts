import type { Day } from '../../domain/model/common.ts';
import { type AgendaState, isSpan } from './agenda-address.ts';
import { SPAN, SPAN_TITLE, STEP } from './agenda-markup.ts';
import { WEEK, WEEK_TITLE } from '../calendar/calendar-markup.ts';
import { arrowKeys } from '../calendar/keyboard-grid.client.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';

/** The keys that step back and forth by the span shown. */
const steps = { month: ['PageUp', 'PageDown'], week: ['ArrowUp', 'ArrowDown'] } as const;

const DAY_MS = 86_400_000;

/** `yyyy-MM`. */
const monthOf = (day: Day): string => day.slice(0, 7);

/** The week or the month around a day, out of all the weeks of the table. */
export function agendaCalendar(root: HTMLElement, days: readonly Day[]) {
  const weeks = [...root.querySelectorAll<HTMLElement>(`tr[${WEEK}]`)].map((row) => {
    const monday = row.getAttribute(WEEK) ?? '';
    const sunday = new Date(Date.parse(monday) + 6 * DAY_MS).toISOString().slice(0, 10);
    return { row, monday, sunday, title: row.getAttribute(WEEK_TITLE) ?? '' };
  });
  const title = root.querySelector(`[${SPAN_TITLE}]`);
  const monthTitles = title?.getAttribute(SPAN_TITLE)?.split('\n') ?? [];
  const months = [...new Set(days.map(monthOf))];
  const views = [...root.querySelectorAll<HTMLButtonElement>(`button[${SPAN}]`)];
  const [back, forth] = root.querySelectorAll<HTMLButtonElement>(`button[${STEP}]`);

  const draw = ({ day, span }: AgendaState): void => {
    const month = monthOf(day);
    let words = monthTitles[months.indexOf(month)] ?? '';
    for (const { row, monday, sunday, title: ofWeek } of weeks) {
      const hasDay = monday <= day && day <= sunday;
      if (span === 'week' && hasDay) words = ofWeek;
      row.hidden = span === 'week' ? !hasDay : monthOf(monday) !== month && monthOf(sunday) !== month;
    }
    if (title && title.textContent !== words) title.textContent = words;
    for (const button of views)
      button.setAttribute('aria-pressed', String(button.getAttribute(SPAN) === span));
    // A step beyond the calendar leads to its first or last day, so only there is a button disabled.
    if (back) back.disabled = day === days[0];
    if (forth) forth.disabled = day === days.at(-1);
  };

  /** Calls back with the day to show when the visitor turns to another week or month, or to the other view. */
  const onTurn = (shown: () => AgendaState, turn: (state: AgendaState) => void): void => {
    [back, forth].forEach((button, index) =>
      button?.addEventListener('click', () => {
        void arrowKeys().then(({ dayAfterKey }) => {
          const { day, span } = shown();
          turn({ span, day: dayAfterKey(steps[span][index] ?? '', day, days) ?? day });
        }, reportLoadFailure);
      }),
    );
    for (const button of views) {
      button.addEventListener('click', () => {
        const span = button.getAttribute(SPAN);
        turn({ ...shown(), ...(isSpan(span) && { span }) });
      });
    }
  };
  return { draw, onTurn };
}
