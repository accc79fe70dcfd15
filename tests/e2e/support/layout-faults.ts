import type { Page } from '@playwright/test';

/** From a wide screen to the narrowest phone. */
const WIDTHS = [1920, 1440, 1024, 768, 360, 320];
const HEIGHT = 900;
/** Forty letters that no dictionary knows where to part. */
const LONG_WORD = 'Electrophotoluminescencemetrologiquement';

interface Looks {
  /** Also with text at twice its size, and with a long word wherever the page says something. */
  isStretched?: boolean;
}

/**
 * Looks at a page on every screen: each change of its width takes longer than the looks. @returns what a visitor would
 * stumble over: a control over words, a target too small beside another, a page wider than its screen.
 */
export async function layoutFaults(page: Page, { isStretched = false }: Looks = {}): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string, read: () => string[]): Promise<void> => {
    found.push(...(await page.evaluate(read)).map((what) => `${where}: ${what}`));
  };
  const stretch = isStretched ? await stretcher(page) : {};
  // Elsewhere what stays in view lies over whatever happens to be under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await look(`${width} px`, beyondTheScreen);
    await look(`${width} px`, readGeometry);
    const stretched = stretch[width];
    if (!stretched) continue;
    await stretched.begin();
    await look(`${width} px, ${stretched.what}`, beyondTheScreen);
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

/** Runs in the page: what of it covers something else, or is too small. */
function readGeometry(): string[] {
  /** WCAG 2.2, 2.5.8: a smaller target has no other within a circle of that width. */
  const LEAST_TARGET = 24;
  /** A line's box reaches beyond its letters, above and below, by about this share of its height. */
  const AIR = 0.22;
  const CONTROL = 'a[href], button, input, select, textarea, summary';

  /** Plain numbers: a long page has half a million pairs of a line and a control, and a DOMRect takes its time to tell them. */
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

  const clips = new Map<Element, Box | null>();
  /** The part of the page in which what an element contains is seen; null: all of it. */
  const clipOf = (element: Element | null): Box | null => {
    if (!element || element === document.body || element === document.documentElement) return null;
    const known = clips.get(element);
    if (known !== undefined) return known;
    const outer = clipOf(element.parentElement);
    const style = getComputedStyle(element);
    const own =
      style.overflowX !== 'visible' || style.clipPath !== 'none'
        ? boxOf(element.getBoundingClientRect())
        : null;
    const clip = own && outer ? common(own, outer) : (own ?? outer);
    clips.set(element, clip);
    return clip;
  };
  const seen = (box: Box, element: Element): Box => {
    const clip = clipOf(element);
    return clip ? common(box, clip) : box;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent;
    return `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  };

  const controls = [...document.querySelectorAll(CONTROL)]
    .filter(isShown)
    .map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      // A link in a text has one for each line.
      parts: [...element.getClientRects()].map((part) => seen(boxOf(part), element)).filter(isSeen),
    }))
    .filter(({ parts }) => parts.length > 0);
  const found = new Set<string>();

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, nodeValue } = text;
    if (!parentElement || !nodeValue?.trim()) continue;
    if (parentElement.closest('script, style, noscript, template, option, svg') || !isShown(parentElement))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()]
      .map(({ left, top, right, bottom, height }) => ({
        left,
        top: top + AIR * height,
        right,
        bottom: bottom - AIR * height,
      }))
      .map((box) => seen(box, parentElement))
      .filter(isSeen);

    for (const { element, parts } of controls) {
      const isMet = lines.some((line) => parts.some((part) => isSeen(common(line, part))));
      if (!isMet || element.contains(parentElement) || parentElement.contains(element)) continue;
      if (parentElement.closest('label')?.contains(element)) continue;
      found.add(`${nameOf(element)} stands over “${nodeValue.trim().slice(0, 40)}”`);
    }
  }

  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  for (const { element, box } of controls) {
    if (box.width >= LEAST_TARGET && box.height >= LEAST_TARGET) continue;
    const { parentElement } = element;
    const isInSentence =
      getComputedStyle(element).display === 'inline' &&
      (parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    if (isInSentence) continue;
    const { x, y } = middle(box);
    const near = controls.find((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        return false;
      const isSmall = other.box.width < LEAST_TARGET || other.box.height < LEAST_TARGET;
      if (isSmall) {
        const its = middle(other.box);
        return Math.hypot(its.x - x, its.y - y) < LEAST_TARGET;
      }
      const dx = Math.max(other.box.left - x, 0, x - other.box.right);
      const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
      return Math.hypot(dx, dy) < LEAST_TARGET / 2;
    });
    if (near)
      found.add(
        `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, beside ${nameOf(near.element)}`,
      );
  }
  return [...found];
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
