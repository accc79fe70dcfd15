/* Functions that measure a page and run in it: `layout-faults.ts` sends them there as text, under these names. */

/** Plain numbers: a long page has half a million pairs of a line and a control, and reading a DOMRect is slow. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Line extends Box {
  width: number;
}

export interface SeenText {
  node: Node;
  words: string;
  element: Element;
  lines: Line[];
}

export const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
export const common = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
export const isArea = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
export const nameOf = (element: Element): string => {
  const words = element.getAttribute('aria-label') ?? element.textContent;
  return `“${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
};

/** Returns the lines that a part of a text occupies. */
export function linesOf(text: Node, start: number, end: number): Line[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const lines: Line[] = [];
  for (const rect of range.getClientRects()) {
    const { width } = rect;
    if (width > 0 && !lines.some(({ top }) => Math.abs(top - rect.top) < 2))
      lines.push({ ...boxOf(rect), width });
  }
  return lines;
}

export function seenTexts(): SeenText[] {
  const seen: SeenText[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, nodeValue: words } = node;
    if (!element || !words?.trim() || !isShown(element)) continue;
    if (element.closest('script, style, noscript, template, option, textarea, svg')) continue;
    seen.push({ node, words, element, lines: linesOf(node, 0, words.length) });
  }
  return seen;
}

/** Returns a function that reduces a box in an element to the part that its ancestors do not clip. */
export function clipper(): (box: Box, element: Element) => Box {
  const clips = new Map<Element, Box | null>();
  /** Null if nothing is clipped. */
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
  return (box, element) => {
    const clip = clipOf(element);
    return clip ? common(box, clip) : box;
  };
}
