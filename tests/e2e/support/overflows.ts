import type { Page } from '@playwright/test';

/** Forty letters that no dictionary knows where to part. */
const LONG_WORD = 'Electrophotoluminescencemetrologiquement';

/**
 * Reads the page on the narrowest screen, then with a long word wherever it says something, then with text at twice its
 * size, as the browser's own settings make it. @returns in which of them it is wider than the screen, and by what.
 */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string): Promise<void> => {
    found.push(...(await page.evaluate(beyondTheScreen)).map((what) => `${where}: ${what}`));
  };
  await page.setViewportSize({ width: 320, height: 780 });
  await look('320 px');
  await page.setViewportSize({ width: 360, height: 780 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await look('text at 200 %');
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  // Where only the text grows, the layout stays that of a wide screen.
  await page.setViewportSize({ width: 1024, height: 780 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('text alone at 200 %');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 320, height: 780 });
  await page.evaluate(lengthenWords, LONG_WORD);
  await look('long words');
  return found;
}

/** Runs in the page: how wide it is, when it is too wide, and what of its header stands to the left of the screen. */
function beyondTheScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost = [...document.querySelectorAll('header a, header button, header summary')].filter(
    (control) => control.checkVisibility() && control.getBoundingClientRect().left < 0,
  );
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...lost.map(({ textContent }) => `${textContent.trim()} is beyond the left edge`),
  ];
}

/** Runs in the page: puts the word in the place of the first in each text, but for the header's, which are our own. */
function lengthenWords(word: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, noscript, option, svg, header')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.textContent = text.textContent?.replace(/\p{L}{3,}/u, word) ?? null;
  }
}
