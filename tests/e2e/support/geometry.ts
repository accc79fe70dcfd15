import type { Page } from '@playwright/test';

/** From the narrowest phone to a wide screen. */
const WIDTHS = [320, 360, 768, 1024, 1440, 1920];
const HEIGHT = 900;

/**
 * Reads where everything stands, at each width in one pass. @returns what a visitor would stumble over: a control over
 * words, a target too small beside another, a page wider than its screen.
 */
export async function stumblingBlocks(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  // Elsewhere what stays in view lies over whatever happens to be under it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    found.push(...(await page.evaluate(readGeometry)).map((what) => `${width} px: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page. */
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

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);

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
