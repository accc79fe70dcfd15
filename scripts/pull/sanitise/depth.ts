import { htmlPieces } from '../../../src/domain/text/html-text.ts';

/** No editor nests this deep, and the time a parser takes grows with the square of it. */
export const MAX_HTML_DEPTH = 250;

/** Elements that the next of their kind ends: many that were never closed are long, not deep. */
const endedByNextSibling = new Set('p li dt dd tr td th thead tbody tfoot option'.split(' '));

/** How deep the HTML nests at most, by the tags it opens and closes; a little more where tags cross. */
export function depthOf(html: string): number {
  const open = new Map<string, number>();
  let depth = 0;
  let deepest = 0;
  for (const { kind, value } of htmlPieces(html)) {
    if (endedByNextSibling.has(value)) continue;
    const count = open.get(value) ?? 0;
    if (kind === 'open') {
      open.set(value, count + 1);
      deepest = Math.max(deepest, ++depth);
    } else if (kind === 'close' && count > 0) {
      open.set(value, count - 1);
      depth--;
    }
  }
  return deepest;
}
