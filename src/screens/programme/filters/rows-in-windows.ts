import type { ShowRows } from './show-rows.ts';

/**
 * Shows the events of a type in a programme too long for one page: a hundred at a time, each window an address of its own
 * under `base`, written by the same components as the page.
 */
export function rowsInWindows(root: HTMLElement, base: string): ShowRows {
  const sections = root.querySelector<HTMLElement>('[data-sections]');
  const frame = root.querySelector<HTMLElement>('[data-window]');
  const failure = root.querySelector<HTMLElement>('[data-failure]');
  let asked = '';

  /** Reads a window; what was asked for before and comes later is let go. */
  async function open(href: string, announce?: (count: number) => void): Promise<void> {
    asked = href;
    if (failure) failure.hidden = true;
    try {
      const part = await windowAt(href);
      if (asked !== href) return;
      frame?.replaceChildren(part);
      announce?.(Number(part.dataset['total']));
    } catch (error) {
      console.error(error);
      if (failure && asked === href) failure.hidden = false;
    }
  }

  frame?.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-turn]') : null;
    if (!link) return;
    event.preventDefault();
    frame.scrollIntoView();
    void open(link.href);
  });

  return ({ typeId }, announce) => {
    asked = '';
    frame?.replaceChildren();
    if (sections) sections.hidden = typeId !== null;
    if (typeId === null) announce(Number(root.dataset['total']));
    else void open(`${base}${typeId}-1/`, announce);
  };
}

/** @throws Error when the window cannot be had. */
async function windowAt(href: string): Promise<HTMLElement> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = page.querySelector<HTMLElement>('[data-total]');
  if (!part) throw new Error(`${href} holds no part of a programme`);
  return part;
}
