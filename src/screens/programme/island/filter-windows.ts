import type { Id } from '../../../domain/model/core.ts';
import type { ProgrammeFilter } from '../../../domain/programme/filters.ts';
import { fetchText } from '../../../stores/fetch-own.ts';
import { ROW_ITEMS } from '../../event/row/row-markup.ts';
import { $matchCount } from '../../../stores/programme-filter.ts';
import { partIn, partSelector, TYPE_LINKS, typeOf } from '../programme-markup.ts';

/** Rows that are painted first: about as many as a phone shows. */
const FIRST_ROWS = 6;

/**
 * Shows the events of a type in a programme too long for one page, forty at a time. Each window has its own address
 * under `base`, is drawn by the same components as the page, and replaces the previous content once it is loaded: the
 * first ones, about 2 KB each, ahead of any press, unless data is saved; others when their link is pointed at.
 */
export function filterWindows(
  programme: HTMLElement,
  { base, total }: { base: string; total: number },
): (filter: ProgrammeFilter) => void {
  const list = partIn(programme, 'list');
  const sections = partIn(programme, 'sections');
  const frame = partIn(programme, 'window');
  const failure = partIn(programme, 'windowFailure');
  /** Address to be shown; responses for others come too late and are ignored. Null before the first filter. */
  let current: string | null = null;
  /** Windows by address. Copies of them are shown, since scripts change what is in the page. */
  const windows = new Map<string, Promise<HTMLElement>>();

  const firstWindow = (typeId: Id): string => `${base}${typeId}-1/`;

  function load(href: string): Promise<HTMLElement> {
    const window = windows.get(href) ?? fetchText(href, /^text\/html/).then((html) => windowIn(html, href));
    windows.set(href, window);
    // A failure is reported once the window is to be shown: it is then requested again.
    window.catch(() => windows.delete(href));
    return window;
  }

  /** Shows a window in place of the days, or neither if it could not be loaded. */
  function show(events: HTMLElement | null): void {
    list?.removeAttribute('aria-busy');
    const hadFocus = frame?.matches(':focus-within');
    const later = events ? takeLaterDays(events) : [];
    frame?.replaceChildren(...(events ? [events] : []));
    const last = events?.querySelector('section:last-of-type');
    // Once the first rows are painted.
    requestAnimationFrame(() => setTimeout(() => last?.after(...later)));
    if (sections) sections.hidden = true;
    if (failure) failure.hidden = events !== null;
    if (events) $matchCount.set(Number(events.dataset['total']));
    // The pressed link to the previous or the next window is gone.
    const beginning = events ? events.querySelector('h2') : failure;
    if (!hadFocus || !beginning) return;
    beginning.tabIndex = -1;
    beginning.focus();
  }

  function showDays(): void {
    current = '';
    list?.removeAttribute('aria-busy');
    frame?.replaceChildren();
    if (sections) sections.hidden = false;
    if (failure) failure.hidden = true;
    $matchCount.set(total);
  }

  async function open(href: string): Promise<void> {
    // A page that opens with a type has not shown its days, and keeps them hidden until the window is loaded.
    if (current === null && sections) sections.hidden = true;
    current = href;
    list?.setAttribute('aria-busy', 'true');
    try {
      const events = (await load(href)).cloneNode(true) as HTMLElement;
      if (current === href) show(events);
    } catch (error) {
      console.error(error);
      if (current === href) show(null);
    }
  }

  /** Returns the window that a link opens, or null for any other link. */
  const windowOf = (target: EventTarget | null): string | null => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
    if (link?.matches(TYPE_LINKS)) return firstWindow(typeOf(link));
    return link?.matches(partSelector('turn')) ? link.href : null;
  };

  programme.addEventListener('pointerover', ({ target }) => {
    const href = windowOf(target);
    if (href !== null) void load(href);
  });
  if (programme.ownerDocument.documentElement.dataset['saver'] !== 'true')
    for (const link of programme.querySelectorAll<HTMLElement>(TYPE_LINKS))
      void load(firstWindow(typeOf(link)));
  frame?.addEventListener('click', (event) => {
    const href = windowOf(event.target);
    if (href === null) return;
    event.preventDefault();
    frame.scrollIntoView();
    void open(href);
  });

  return ({ typeId }) => {
    if (typeId === null) showDays();
    else void open(firstWindow(typeId));
  };
}

/** Removes the days after the first rows of a window, and returns them: the first rows are painted sooner. */
function takeLaterDays(events: HTMLElement): Element[] {
  let rows = 0;
  const later = [...events.querySelectorAll('section')].filter((day) => {
    const before = rows;
    rows += day.querySelectorAll(ROW_ITEMS).length;
    return before >= FIRST_ROWS;
  });
  for (const day of later) day.remove();
  return later;
}

/** @throws Error if the page contains no window. */
function windowIn(html: string, href: string): HTMLElement {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const events = page.querySelector<HTMLElement>('[data-total]');
  if (!events) throw new Error(`${href} has no events of a programme in it`);
  return events;
}
