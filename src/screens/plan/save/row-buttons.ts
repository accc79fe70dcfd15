import { LANG_MARK } from '../../../components/text/text-markup.ts';
import { ENTRIES, ENTRY, STATUS, TITLE, WITHDRAWN, WAYS } from '../../event/row/row-markup.ts';
import { fill } from '../../../i18n/fill.ts';
import type { SaveWords } from '../../../stores/plan/save-words.ts';
import { SAVE } from '../../event/buttons/save-markup.ts';

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

/**
 * Gives each event of the page's lists its button, those that come later too. A page may have a hundred of them: made
 * here they weigh nothing before the visitor turns to them. Their place is left free by the styles of the lists.
 */
export function addRowButtons(words: SaveWords, onAdded: () => void): void {
  const add = (): void => {
    const added = [...document.querySelectorAll<HTMLElement>(ENTRY_ITEMS)].filter((entry) =>
      addButton(entry, words),
    );
    if (added.length > 0) onAdded();
  };
  add();
  new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
}

/** @returns whether there was one missing. */
function addButton(entry: HTMLElement, words: SaveWords): boolean {
  // Events within an event are entries within an entry: each has ways of its own.
  const place = entry.querySelector(`[${WAYS}]`) ?? entry;
  const link = place.querySelector<HTMLAnchorElement>(EVENT_LINK);
  if (!link || place.querySelector(`[${SAVE}]`)) return false;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'save';
  button.setAttribute(SAVE, new URL(link.href).searchParams.get('id') ?? '');
  button.setAttribute('aria-label', fill(words['plan.saveTitle'], { title: titleAround(link) }));
  place.append(button);
  return true;
}
