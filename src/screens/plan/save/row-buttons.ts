import { fill } from '../../../i18n/fill.ts';
import type { SaveWords } from '../../../stores/plan/save-words.ts';
import { SAVE } from '../../event/buttons/save-markup.ts';
import { WAYS } from '../../event/row/row-markup.ts';
import { ENTRY_ITEMS, EVENT_LINK, titleAround } from './entry-title.ts';

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
