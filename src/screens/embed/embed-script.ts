import { inlineScript } from '../../components/inline-script.ts';
import { EMBED_HEIGHT } from './embed-code.ts';

/* The scripts of an embedded page. They are inlined as source text, so they may refer to nothing outside themselves. */

/**
 * Applies the colour scheme that the address names (`?theme=dark`). Without a valid one, the visitor's system decides.
 * Runs before the body is parsed.
 */
function chooseTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['scheme'] = theme;
}

/**
 * Shows the events of the type, venue and day that the address names (`?type=1&venue=3&day=2024-10-12`). If there are
 * none, also because of a mistyped number, it shows a message with a link to the whole. Events on further pages of a
 * long programme are added, up to a full page. Sends the height of this page to the page around it.
 */
function fitEmbed(message: string): void {
  const query = new URLSearchParams(location.search);
  const type = query.get('type');
  const venue = query.get('venue');
  const day = query.get('day');
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day ?? '');
  const isWanted = (row: HTMLElement): boolean => {
    const days = row.dataset['days'] ?? row.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const [first = '', last = first] = days?.split('/') ?? [];
    return (
      (!type || row.className === `type-${type}`) &&
      (!venue || row.dataset['venue'] === venue) &&
      (!day || (isDay && first <= day && day <= last))
    );
  };
  /** Removes the rows that are not wanted, and sections without rows. @returns the remaining sections. */
  const filtered = (page: Document): Element[] => {
    for (const row of page.querySelectorAll('li')) if (!isWanted(row)) row.remove();
    for (const section of page.querySelectorAll('section'))
      if (!section.querySelector('li')) section.remove();
    return [...page.querySelectorAll('section')];
  };
  const nextIn = (page: Document): HTMLAnchorElement | null =>
    page.querySelector<HTMLAnchorElement>('a[rel="next"]');

  const showWanted = async (): Promise<void> => {
    filtered(document);
    const next = nextIn(document);
    const turns = document.querySelector('[rel="prev"], [rel="next"]')?.closest('p');
    turns?.querySelector('span')?.remove();
    const count = (): number => document.querySelectorAll('li').length;
    let href = next?.href;
    while (href !== undefined && count() < 100) {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`${href} is answered with ${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const section of filtered(page)) {
        const last = [...document.querySelectorAll('section')].at(-1);
        const isSame = last?.querySelector('h2')?.textContent === section.querySelector('h2')?.textContent;
        if (last && isSame) last.querySelector('ul')?.append(...section.querySelectorAll('li'));
        else turns?.before(section);
      }
      href = nextIn(page)?.href;
      if (next && href !== undefined) next.href = href;
    }
    if (href === undefined) next?.remove();
    const none = document.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = count() > 0;
  };
  if (type || venue || day)
    void showWanted()
      // Events that could not be fetched are on the next page, whose link stays.
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        for (const link of document.querySelectorAll<HTMLAnchorElement>('[rel="prev"], [rel="next"]'))
          link.search = location.search;
      });
  // The event's picture, if the page around requests it (`?picture`).
  const card = query.has('picture') ? document.querySelector<HTMLElement>('[data-picture]') : null;
  if (card) {
    const { picture = '', width, height } = card.dataset;
    const image = new Image(Number(width), Number(height));
    image.alt = '';
    image.src = picture;
    card.prepend(image);
  }
  new ResizeObserver(() => {
    parent.postMessage(
      { type: message, height: Math.ceil(document.body.getBoundingClientRect().height) },
      '*',
    );
  }).observe(document.body);
}

export const themeScript = inlineScript(chooseTheme);
export const embedScript = inlineScript(fitEmbed, EMBED_HEIGHT);
