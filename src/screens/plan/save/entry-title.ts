/** Wherever an event stands in a list, it has a link to its page, whose address carries its id. */
export const EVENT_LINK = 'a[href*="/event/"][href*="?id="]';

/** Entries of lists that have a button of their own; the map's panel brings its own. */
export const ENTRIES = '.event-row, article.card';

/** The title of the entry that an element stands in, else of the page, without the words that mark it. */
export function titleAround(element: Element): string {
  const link = element.closest(`${ENTRIES}, .map-panel`)?.querySelector(EVENT_LINK);
  const title = (link?.querySelector('h2, h3, h4') ?? link ?? document.querySelector('h1'))?.cloneNode(true);
  if (!(title instanceof Element)) return '';
  for (const mark of title.querySelectorAll('.status, .lang-mark')) mark.remove();
  return title.textContent.trim().replace(/\s+/g, ' ');
}
