import type { Locator, Page } from '@playwright/test';
import { LONG_WORD } from './support/layout-faults.ts';
import { expect, test } from './support/test.ts';

const LONG_TITLE = 'Conversation publique autour des représentations photographiques contemporaines';

test.use({ viewport: { width: 320, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

/** Doubles the size of the text, and gives the titles long words and many words by turns. */
async function enlarge(page: Page, titles: Locator): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await titles.evaluateAll(
    (elements, texts) => {
      for (const [at, element] of elements.entries())
        element.replaceChildren(texts[at % texts.length] ?? '', ...element.querySelectorAll('.lang-mark'));
    },
    [LONG_WORD, LONG_TITLE],
  );
}

/** Returns the texts of the lists that are narrower than six letters of their size, or that leave the screen. */
const squeezed = (entries: Locator): Promise<string[]> =>
  entries.evaluateAll((elements) =>
    elements
      .flatMap((element) => [...element.querySelectorAll<HTMLElement>('*')])
      .filter((element) => {
        const own = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
        if (own.join('').trim().length < 12 || !element.checkVisibility() || element.closest('.sr-only'))
          return false;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { width } = range.getBoundingClientRect();
        const { right } = element.getBoundingClientRect();
        return width < 3 * parseFloat(getComputedStyle(element).fontSize) || right > window.innerWidth;
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`),
  );

const lists = [
  { what: 'the programme', route: 'program/2024', entries: '.event-row', titles: 'h2 a, h3 a' },
  { what: 'the agenda', route: 'calendar', entries: '.event-row', titles: 'h2 a, h3 a' },
  { what: 'a venue', route: 'venue/4', entries: '.event-entries > li, dl > div', titles: '[data-title]' },
  { what: 'a person', route: 'person/1', entries: '.event-entries > li', titles: '[data-title]' },
  {
    what: 'the parts of an event',
    route: 'event/Contre-jour',
    entries: '.children > li, dl > div',
    titles: 'h3',
  },
  { what: 'the map', route: 'map', entries: '.place > :not(.number)', titles: '.name > :first-child' },
];

for (const { what, route, entries, titles } of lists)
  test(`with text twice as large on a narrow phone, ${what} keeps whole lines for long titles`, async ({
    page,
  }) => {
    await page.goto(`/fr/${route}/`);
    const listed = page.getByRole('main').locator(entries).filter({ visible: true });
    await expect(listed.first()).toBeVisible();
    await enlarge(page, listed.locator(titles));
    // A gesture adds the buttons that save events.
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, 300);
    await expect(page.locator('.save').first()).toBeAttached();
    expect(await squeezed(listed)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
