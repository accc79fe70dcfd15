/** Wherever an event stands in a list, it has a link to its page, whose address carries its id. */
export const EVENT_LINK = 'a[href*="/event/"][href*="?id="]';

/**
 * Entries of lists, in which script puts their button; the map's panel brings its own. Events within an event are told by
 * their heading, since their page has no byte to spare. What was withdrawn is not to be saved.
 */
export const ENTRIES = '.event-row, article.card, .event-entries > li:not(.withdrawn), #within ~ ol .what';

/** What is set as the title of an entry; where nothing is, its link is. */
const TITLES = 'h2, h3, h4, h5, .title-xl, a > b';

/** The title of the entry that an element stands in, else of the page, without the words that mark it. */
export function titleAround(element: Element): string {
  const entry = element.closest(`${ENTRIES}, .map-panel`);
  const named = entry ? (entry.querySelector(TITLES) ?? entry.querySelector(EVENT_LINK)) : null;
  const title = (named ?? document.querySelector('h1'))?.cloneNode(true);
  if (!(title instanceof Element)) return '';
  for (const mark of title.querySelectorAll('.status, .lang-mark')) mark.remove();
  return title.textContent.trim().replace(/\s+/g, ' ');
}
