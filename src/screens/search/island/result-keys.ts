import type { KeyboardEvent } from 'react';
import { RESULT_LINKS } from '../search-markup.ts';

/**
 * Up and down arrows move the focus between the input and the results; Enter (as on every link) or space opens the
 * focused result.
 */
export function onResultKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const focusable = [...currentTarget.querySelectorAll<HTMLElement>(`input, ${RESULT_LINKS}`)];
  // The button that saves a result stands beside its link.
  const result = target instanceof Element ? target.closest('li')?.querySelector('a') : null;
  const position = focusable.findIndex((stop) => stop === (result ?? target));
  const next = focusable[position + (key === 'ArrowDown' ? 1 : -1)];
  if (position === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
