import { LANG_MARK } from '../../../components/text/text-markup.ts';
import { ENTRIES, ENTRY, STATUS, TITLE, WITHDRAWN, ENTRY_LINKS } from '../../event/row/row-markup.ts';
import { fill } from '../../../i18n/fill.ts';
import type { KeyUnder } from '../../../i18n/translate.ts';
import { SAVE } from '../../event/buttons/save-markup.ts';

/** Words of the save buttons, which any page may have: loaded on demand, since no page contains them. */
export type SaveWords = Record<KeyUnder<'save'> | 'plan.title', string>;

/** Link to an event's page, which each entry of a list has; its address contains the id of the event. */
export const EVENT_LINK = 'a[href*="/event/"][href*="?id="]';

/** Entries of lists, to which the script adds a save button if they have none. */
export const ENTRY_ITEMS = `[${ENTRIES}] > li:not([${WITHDRAWN}]), [${ENTRY}]`;

/** Elements that may be the title of an entry. */
const TITLES = `h2, h3, h4, h5, [${TITLE}], a > b`;

/** Returns the title of the entry around an element, otherwise of the page, without status and language marks. */
export function titleAround(element: Element): string {
  const entry = element.closest(ENTRY_ITEMS);
  const named = entry ? (entry.querySelector(TITLES) ?? entry.querySelector(EVENT_LINK)) : null;
  const title = (named ?? document.querySelector('h1'))?.cloneNode(true);
  if (!(title instanceof Element)) return '';
  for (const mark of title.querySelectorAll(`[${STATUS}], [${LANG_MARK}]`)) mark.remove();
  return title.textContent.trim().replace(/\s+/g, ' ');
}

/**
 * Adds a save button to each event in the lists of the page, including events that are added later. A page may have a
 * hundred: made here, they cost nothing until the visitor uses the page. The styles of the lists leave room for them.
 */
export function addRowButtons(words: SaveWords, onAdded: () => void): void {
  const add = (): void => {
    const added = [...document.querySelectorAll<HTMLElement>(ENTRY_ITEMS)].filter((entry) =>
      addButton(entry, words),
    );
    if (added.length > 0) onAdded();
  };
  add();
  // What a visitor has asked for, such as the events of a type, is painted first.
  const addAfterPaint = (): unknown => requestAnimationFrame(() => setTimeout(add));
  new MutationObserver(addAfterPaint).observe(document.body, { childList: true, subtree: true });
}

/** Adds the save button of an entry. @returns whether it was added. */
function addButton(entry: HTMLElement, words: SaveWords): boolean {
  // Events within an event are nested entries, each with its own group of links.
  const place = entry.querySelector(`[${ENTRY_LINKS}]`) ?? entry;
  const link = place.querySelector<HTMLAnchorElement>(EVENT_LINK);
  if (!link || place.querySelector(`[${SAVE}]`)) return false;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'save';
  button.setAttribute(SAVE, new URL(link.href).searchParams.get('id') ?? '');
  button.setAttribute('aria-label', fill(words['save.event'], { title: titleAround(link) }));
  place.append(button);
  return true;
}
