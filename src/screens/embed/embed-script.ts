import { inlineScript } from '../../components/inline-script.ts';
import { EMBED_HEIGHT } from './embed-code.ts';

/*
 * The scripts of an embedded page. They are inlined as source text, so they may refer to nothing outside themselves. What
 * the address asks for and the page does not know is as if it were not asked for.
 */

/** Wears the colours that the address names (`?theme=dark`), else those of the visitor's system. Runs before the body. */
function chooseTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['scheme'] = theme;
}

/**
 * Shows the events of the type, the venue and the day that the address names (`?type=1&venue=3&day=2024-10-12`), and
 * tells the page around how high this one is.
 */
function fitEmbed(message: string): void {
  const query = new URLSearchParams(location.search);
  const rows = [...document.querySelectorAll<HTMLElement>('li')];
  /** What the address gives for a filter, if some row has it. */
  const valueOf = (name: string, has: (row: HTMLElement, value: string) => boolean) => {
    const value = query.get(name) ?? '';
    return rows.some((row) => value !== '' && has(row, value)) ? value : null;
  };
  const isOfType = (row: HTMLElement, type: string) => row.className === `type-${type}`;
  const isAt = (row: HTMLElement, venue: string) => row.dataset['venue'] === venue;
  const type = valueOf('type', isOfType);
  const venue = valueOf('venue', isAt);
  const day = /^\d{4}-\d\d-\d\d$/.exec(query.get('day') ?? '')?.[0];
  if (type ?? venue ?? day) {
    for (const row of rows) {
      const [first = '', last = first] =
        row.closest<HTMLElement>('[data-days]')?.dataset['days']?.split('/') ?? [];
      row.hidden = !(
        (type === null || isOfType(row, type)) &&
        (venue === null || isAt(row, venue)) &&
        (!day || (first !== '' && first <= day && day <= last))
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
