import type { Id } from '../../../domain/model/common.ts';

/** Id of an event's row on the page of the plan. */
export const entryId = (id: Id): string => `plan-${id}`;

/** The row of an event, which the page may show only with its next frame. */
export function focusEntry(id: Id): void {
  requestAnimationFrame(() => focus(document.getElementById(entryId(id))));
}

/**
 * Moves the focus out of a row that leaves the page to the next one, else to the one before: not to a control in it, which
 * a key that is held down would press.
 */
export function focusBeside(id: Id): void {
  const row = document.getElementById(entryId(id));
  if (!row?.contains(document.activeElement)) return;
  const rows = [...document.querySelectorAll<HTMLElement>('main li[id^="plan-"]')];
  const index = rows.indexOf(row);
  focus(rows[index + 1] ?? rows[index - 1] ?? document.querySelector('main'));
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
