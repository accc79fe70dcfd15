import { addDays, monthOf, weekOf } from '../../domain/time/days.ts';
import { formatDateRange, monthTitle } from '../../domain/time/format-dates.ts';
import type { Day, Lang } from '../../domain/model/common.ts';
import { type AgendaState, isSpan } from './agenda-address.ts';
import { arrowKeys } from '../calendar/keyboard-grid.client.ts';
import { reportLoadFailure } from '../../components/browser/load-failure.ts';

/** Keys that step by what is shown, back and forth. */
const steps = { month: ['PageUp', 'PageDown'], week: ['ArrowUp', 'ArrowDown'] } as const;

/** The week or the month around a day, out of all the weeks of the table. */
export function agendaCalendar(root: HTMLElement, days: readonly Day[], lang: Lang) {
  const weeks = [...root.querySelectorAll<HTMLElement>('tr[data-week]')];
  const title = root.querySelector('[data-shown]');
  const views = [...root.querySelectorAll<HTMLButtonElement>('button[data-view]')];
  const [back, forth] = root.querySelectorAll<HTMLButtonElement>('button[data-step]');

  const draw = ({ day, span }: AgendaState): void => {
    const week = weekOf(day);
    const [monday = day, sunday = day] = [week[0], week[6]];
    for (const row of weeks) {
      const first = row.dataset['week'] ?? '';
      const months = [monthOf(first), monthOf(addDays(first, 6))];
      row.hidden = span === 'week' ? first !== monday : !months.includes(monthOf(day));
    }
    const words =
      span === 'week'
        ? formatDateRange({ first: monday, last: sunday }, lang)
        : monthTitle(monthOf(day), lang);
    if (title && title.textContent !== words) title.textContent = words;
    for (const button of views) button.ariaPressed = String(button.dataset['view'] === span);
    // However far a step is, it leads at least to the first or the last day.
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
      button.addEventListener('click', () =>
        turn({ ...shown(), span: isSpan(button.dataset['view']) ? button.dataset['view'] : shown().span }),
      );
    }
  };
  return { draw, onTurn };
}
