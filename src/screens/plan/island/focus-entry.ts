import type { Id } from '../../../domain/model/common.ts';

const ENTRIES = 'main .plan-row[id]';

/** Id of an event's row on the page of the plan. */
export const entryId = (id: Id): string => `plan-${id}`;

/** The row of an event, which the page may show only with its next frame. */
export function focusEntry(id: Id): void {
  requestAnimationFrame(() => focus(document.getElementById(entryId(id))));
}

/**
 * Moves the focus from a row that leaves the page to the next one, else to the one before: not to a control in it, which
 * a key that is held down would press.
 */
export function focusBeside(id: Id): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)];
  const index = entries.findIndex((entry) => entry.id === entryId(id));
  if (index !== -1) focus(entries[index + 1] ?? entries[index - 1] ?? document.querySelector('main'));
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
