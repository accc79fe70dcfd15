import type { Page } from '@playwright/test';
import { controlFaults } from './layout/controls.ts';
import { boxOf, clipper, common, isArea, isShown, linesOf, nameOf, seenTexts } from './layout/geometry.ts';
import { pictureFaults, titleFaults, wordFaults } from './layout/words.ts';

/** Widths of screens, from a wide one to the narrowest phone. */
export const WIDTHS: readonly number[] = [1920, 1440, 1024, 768, 360, 320];
export const FEW_WIDTHS: readonly number[] = [1920, 768, 320];
export const EXTREME_WIDTHS: readonly number[] = [1920, 320];
const HEIGHT = 900;
/** On narrower screens the first page loads no font but that of its title. */
export const WIDEST = { width: 1920, height: HEIGHT };
/** Forty letters that no dictionary can hyphenate. */
export const LONG_WORD = 'Electrophotoluminescencemetrologiquement';

interface Looks {
  /** Also with text at twice its size, and with a long word in each text of the page. */
  isStretched?: boolean;
  widths: readonly number[];
}

/**
 * Checks the layout of a page at these widths, with all checks at once, since a change of the width takes longer.
 * @returns the faults: controls over text, targets that are too small, words cut and dates split at the end of a line,
 * overlapping lines, titles whose last line is almost empty, text on pictures, letters that the site's fonts lack, and
 * a page wider than its screen.
 */
export async function layoutFaults(page: Page, { isStretched = false, widths }: Looks): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, what: string): Promise<void> => {
    found.push(...(await page.evaluate<string[]>(what)).map((fault) => `${where}: ${fault}`));
  };
  const stretch = isStretched ? await stretcher(page) : {};
  // At the top, because further down sticky parts cover whatever is under them.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of widths) {
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

/** Returns ways to stretch a page, by the width of the screen on which they are checked. */
async function stretcher(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const textOf = async (standard: number, fixed: number): Promise<void> => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  };
  const rootOf = (size: string) =>
    page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
  const looks: Record<number, { what: string; begin: () => Promise<unknown>; end?: () => Promise<unknown> }> =
    {
      // If only the text grows, the layout stays that of a wide screen.
      1024: { what: 'text alone at 200 %', begin: () => rootOf('200%'), end: () => rootOf('') },
      // As by the browser's own settings.
      360: { what: 'text at 200 %', begin: () => textOf(32, 26), end: () => textOf(16, 13) },
      320: { what: 'long words', begin: () => page.evaluate(lengthenWords, LONG_WORD) },
    };
  return looks;
}

/** Finds letters that the browser draws in a system font, because the site's own fonts lack them. */
async function foreignLetters(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // Pages for frames of other sites have no fonts.
    if (document.fonts.size === 0) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? '';
      // Other letters are in every font, emoji are pictures, and the Arabic font is loaded when Arabic text is opened.
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

/** Reports the width of the page if it is too wide, and controls of its header beyond the left edge of the screen. */
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

/** Replaces the first word of each text, except in the header, whose texts are the site's own. */
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

/** Source text of all checks of a page, which read its geometry once. */
const EVERY_LOOK = `{
  const [boxOf, common, isArea, isShown, nameOf] = [${[boxOf, common, isArea, isShown, nameOf].map(String).join()}];
  ${[linesOf, seenTexts, clipper, controlFaults, wordFaults, titleFaults, pictureFaults, beyondTheScreen].map(String).join('\n')}
  const texts = seenTexts();
  [...new Set([...beyondTheScreen(), ...controlFaults(texts), ...wordFaults(texts), ...titleFaults(texts), ...pictureFaults(texts)])];
}`;
