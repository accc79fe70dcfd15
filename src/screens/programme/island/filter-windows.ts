import type { ProgrammeFilter } from '../../../domain/programme/filters.ts';
import { fetchText } from '../../../stores/fetch-own.ts';
import { setMatchCount } from '../../../stores/programme-filter.ts';
import { partIn, partSelector } from '../programme-markup.ts';

/**
 * Shows the events of a type in a programme too long for one page: forty at a time, each window an address of its
 * own under `base`, written by the same components as the page.
 */
export function filterWindows(
  programme: HTMLElement,
  { base, total }: { base: string; total: number },
): (filter: ProgrammeFilter) => void {
  const sections = partIn(programme, 'sections');
  const frame = partIn(programme, 'window');
  const failure = partIn(programme, 'windowFailure');
  /** The address that is to be shown; an answer for another one comes too late. */
  let current = '';

  async function open(href: string): Promise<void> {
    current = href;
    if (failure) failure.hidden = true;
    try {
      const events = await windowAt(href);
      if (current !== href) return;
      frame?.replaceChildren(events);
      setMatchCount(Number(events.dataset['total']));
    } catch (error) {
      console.error(error);
      if (failure && current === href) failure.hidden = false;
    }
  }

  frame?.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`a${partSelector('turn')}`)
        : null;
    if (!link) return;
    event.preventDefault();
    frame.scrollIntoView();
    void open(link.href);
  });

  return ({ typeId }) => {
    current = '';
    frame?.replaceChildren();
    if (sections) sections.hidden = typeId !== null;
    if (typeId === null) setMatchCount(total);
    else void open(`${base}${typeId}-1/`);
  };
}

/** @throws Error when the window cannot be read. */
async function windowAt(href: string): Promise<HTMLElement> {
  const page = new DOMParser().parseFromString(await fetchText(href, /^text\/html/), 'text/html');
  const events = page.querySelector<HTMLElement>('[data-total]');
  if (!events) throw new Error(`${href} has no events of a programme in it`);
  return events;
}
