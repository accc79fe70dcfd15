import { type Box, boxOf, clipper, common, isArea, isShown, nameOf, type SeenText } from './geometry.ts';

/** Finds controls that cover text, and controls that are too small. */
export function controlFaults(texts: readonly SeenText[]): string[] {
  /** WCAG 2.2, 2.5.8: a smaller target must have no other target within a circle of this diameter. */
  const LEAST_TARGET = 24;
  /** Least height on a phone of controls other than links in the content. */
  const LEAST_PRESSED = 44;
  const PRESSED = 'button, summary, select, input, textarea, .button, body > header a';
  /** The box of a line extends above and below its letters by about this share of its height. */
  const AIR = 0.22;
  const seen = clipper();
  const extentOf = (boxes: readonly Box[]): { top: number; bottom: number } => ({
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  });
  const found: string[] = [];
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(isShown)
    .map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      // A link in a text has one box for each line.
      parts: [...element.getClientRects()].map((part) => seen(boxOf(part), element)).filter(isArea),
    }))
    .filter(({ parts }) => parts.length > 0)
    .map((control) => ({ ...control, ...extentOf(control.parts) }));

  for (const { element: around, words, lines } of texts) {
    const letters = lines
      .map(({ top, bottom, left, right }) => {
        const air = AIR * (bottom - top);
        return seen({ left, right, top: top + air, bottom: bottom - air }, around);
      })
      .filter(isArea);
    const { top, bottom } = extentOf(letters);
    for (const { element, parts, ...control } of controls) {
      if (control.top > bottom || control.bottom < top) continue;
      const isMet = letters.some((line) => parts.some((part) => isArea(common(line, part))));
      if (!isMet || element.contains(around) || around.contains(element)) continue;
      if (around.closest('label')?.contains(element)) continue;
      found.push(`${nameOf(element)} stands over “${words.trim().slice(0, 40)}”`);
    }
  }

  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  for (const { element, box } of controls) {
    const pressed = element.closest('label')?.getBoundingClientRect() ?? box;
    if (window.innerWidth < 768 && element.matches(PRESSED) && Math.round(pressed.height) < LEAST_PRESSED)
      found.push(`${nameOf(element)} is ${Math.round(pressed.height)} px high, for a thumb`);
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
      found.push(
        `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, beside ${nameOf(near.element)}`,
      );
  }
  return found;
}
