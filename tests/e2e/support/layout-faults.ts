import type { Page } from '@playwright/test';
import { controlFaults } from './layout/controls.ts';
import { boxOf, clipper, common, isArea, isShown, linesOf, nameOf, seenTexts } from './layout/geometry.ts';
import { pictureFaults, titleFaults, wordFaults } from './layout/words.ts';

/** From a wide screen to the narrowest phone. */
const WIDTHS = [1920, 1440, 1024, 768, 360, 320];
const FEW_WIDTHS = [1920, 768, 320];
const HEIGHT = 900;
/** On a narrower screen the first page has no fonts but that of its title. */
export const WIDEST = { width: 1920, height: HEIGHT };
/** Forty letters that no dictionary knows where to part. */
const LONG_WORD = 'Electrophotoluminescencemetrologiquement';

interface Looks {
  /** Also with text at twice its size, and with a long word wherever the page says something. */
  isStretched?: boolean;
  isOnFewScreens?: boolean;
}

/**
 * Looks at a page on every screen: each change of its width takes longer than the looks. @returns what a visitor would
 * stumble over: a control over words, a target too small, a word that the end of a line cuts or a date that it parts,
 * lines that stand in one another, a last line of a title that is next to nothing, words on a picture, letters that our faces lack, a page wider than its screen.
 */
export async function layoutFaults(
  page: Page,
  { isStretched = false, isOnFewScreens = false }: Looks = {},
): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, what: string): Promise<void> => {
    found.push(...(await page.evaluate<string[]>(what)).map((fault) => `${where}: ${fault}`));
  };
  const stretch = isStretched ? await stretcher(page) : {};
  // Elsewhere what stays in view lies over whatever happens to be under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of isOnFewScreens ? FEW_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`${width} px`, EVERY_LOOK);
    if (width === WIDEST.width) found.push(...(await foreignLetters(page)));
    const stretched = stretch[width];
    if (!stretched) continue;
    await stretched.begin();
    await look(`${width} px, ${stretched.what}`, `(${String(beyondTheScreen)})()`);
    await stretched.end?.();
  }
  return found;
}

/** What a page is stretched by, by the width of the screen on which that is looked at. */
async function stretcher(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const textOf = async (standard: number, fixed: number): Promise<void> => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  };
  const rootOf = (size: string) =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  const looks: Record<number, { what: string; begin: () => Promise<unknown>; end?: () => Promise<unknown> }> =
    {
      // Where only the text grows, the layout stays that of a wide screen.
      1024: { what: 'text alone at 200 %', begin: () => rootOf('200%'), end: () => rootOf('') },
      // As the browser's own settings make it.
      360: { what: 'text at 200 %', begin: () => textOf(32, 26), end: () => textOf(16, 13) },
      320: { what: 'long words', begin: () => page.evaluate(lengthenWords, LONG_WORD) },
    };
  return looks;
}

/** Letters that the browser draws in a face that is not ours, since ours lack them. */
async function foreignLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // A page in a frame of another site has none.
    if (document.fonts.size === 0) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? '';
      // The others are in any face, an emoji is a picture, and Arabic has its face once it is opened.
      if (/[^\s!-~À-ÿ«»’–…\p{Script=Arabic}]/u.test(words) && !/\p{Emoji_Presentation}/u.test(words))
        text.parentElement?.setAttribute('data-letters', '');
    }
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const selector = '[data-letters]:not(script, style, option)';
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont);
    if (foreign.length === 0) continue;
    const { outerHTML } = await devTools.send('DOM.getOuterHTML', { nodeId });
    found.add(`${foreign.map(({ familyName }) => familyName).join(', ')} in ${outerHTML.slice(0, 160)}`);
  }
  await devTools.detach();
  return [...found];
}

/** How wide the page is, when it is too wide, and what of its header stands to the left of the screen. */
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

/** Puts the word in the place of the first in each text, but for the header's, which are our own. */
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

/** Source text of one look at the whole page: its geometry is read once. */
const EVERY_LOOK = `{
  const [boxOf, common, isArea, isShown, nameOf] = [${[boxOf, common, isArea, isShown, nameOf].map(String).join()}];
  ${[linesOf, seenTexts, clipper, controlFaults, wordFaults, titleFaults, pictureFaults, beyondTheScreen].map(String).join('\n')}
  const texts = seenTexts();
  [...new Set([...beyondTheScreen(), ...controlFaults(texts), ...wordFaults(texts), ...titleFaults(texts), ...pictureFaults(texts)])];
}`;
