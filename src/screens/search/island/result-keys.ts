import type { KeyboardEvent } from 'react';

/**
 * Spec §2: arrows move the focus between results, from the input and back to it; Enter (as on every link) or space opens
 * the focused one.
 */
export function onResultKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, [data-results] a')];
  const place = stops.findIndex((stop) => stop === target);
  const next = stops[place + (key === 'ArrowDown' ? 1 : -1)];
  if (place === -1 || !next) return;
  event.preventDefault();
  next.focus();
}
