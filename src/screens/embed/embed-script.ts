import { inlineScript } from '../../components/inline-script.ts';
import { EMBED_HEIGHT } from './embed-code.ts';

/* The scripts of an embedded page. They are inlined as source text, so they may refer to nothing outside themselves. */

/**
 * Wears the colours that the address names (`?theme=dark`), else, or where it names others, those of the visitor's
 * system. Runs before the body.
 */
function chooseTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['scheme'] = theme;
}

/**
 * Shows the events of the type, the venue and the day that the address names (`?type=1&venue=3&day=2024-10-12`); where
 * there are none, a mistyped number included, it says so and leads to the whole. Tells the page around how high this one
 * is.
 */
function fitEmbed(message: string): void {
  const query = new URLSearchParams(location.search);
  const type = query.get('type');
  const venue = query.get('venue');
  const day = query.get('day');
  if (type || venue || day) {
    const rows = [...document.querySelectorAll<HTMLElement>('li')];
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day ?? '');
    for (const row of rows) {
      const days = row.dataset['days'] ?? row.closest<HTMLElement>('[data-day]')?.dataset['day'];
      const [first = '', last = first] = days?.split('/') ?? [];
      row.hidden = !(
        (!type || row.className === `type-${type}`) &&
        (!venue || row.dataset['venue'] === venue) &&
        (!day || (isDay && first <= day && day <= last))
      );
    }
    for (const section of document.querySelectorAll<HTMLElement>('section'))
      section.hidden = !section.querySelector('li:not([hidden])');
    const none = document.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = rows.some((row) => !row.hidden);
  }
  new ResizeObserver(() => {
    parent.postMessage(
      { type: message, height: Math.ceil(document.body.getBoundingClientRect().height) },
      '*',
    );
  }).observe(document.body);
}

/** The functions as they are written into the page. */
export const themeScript = inlineScript(chooseTheme);
export const embedScript = inlineScript(fitEmbed, EMBED_HEIGHT);
