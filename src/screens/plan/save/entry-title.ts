import { LANG_MARK } from '../../../components/text/text-markup.ts';
import { ENTRIES, ENTRY, STATUS, TITLE, WITHDRAWN } from '../../event/row/row-markup.ts';

/** Wherever an event stands in a list, it has a link to its page, whose address carries its id. */
export const EVENT_LINK = 'a[href*="/event/"][href*="?id="]';

/** Entries of lists, in which script puts their button where they have none. */
export const ENTRY_ITEMS = `[${ENTRIES}] > li:not([${WITHDRAWN}]), [${ENTRY}]`;

/** The element marked as the title of an entry, else its link. */
const TITLES = `h2, h3, h4, h5, [${TITLE}], a > b`;

/** The title of the entry that an element stands in, else of the page, without the words that mark it. */
export function titleAround(element: Element): string {
  const entry = element.closest(ENTRY_ITEMS);
  const named = entry ? (entry.querySelector(TITLES) ?? entry.querySelector(EVENT_LINK)) : null;
  const title = (named ?? document.querySelector('h1'))?.cloneNode(true);
  if (!(title instanceof Element)) return '';
  for (const mark of title.querySelectorAll(`[${STATUS}], [${LANG_MARK}]`)) mark.remove();
  return title.textContent.trim().replace(/\s+/g, ' ');
}
