import { defaultTreeAdapter, html, parseFragment } from 'parse5';
import { attribute, type Element, elementsBelow, setAttribute } from './tree.ts';

const ADDRESSES = ['href', 'xlink:href'];

/**
 * Puts the drawings that `use` elements name into the page itself: a browser takes none from another file of a disk.
 * @param body where they are added.
 * @param uses the elements.
 */
export function bringDrawings(
  body: Element,
  uses: readonly Element[],
  textOf: (path: string) => string,
): void {
  const taken = new Map<string, Element>();
  for (const use of uses) {
    const name = ADDRESSES.find((each) => attribute(use, each)?.startsWith('/'));
    if (name === undefined) continue;
    const address = attribute(use, name) ?? '';
    const [path = '', id = ''] = address.split('#');
    const ownId = `drawing-${id}`;
    setAttribute(use, name, `#${ownId}`);
    if (taken.has(ownId)) continue;
    const drawing = elementsBelow(parseFragment(textOf(path))).find((each) => attribute(each, 'id') === id);
    if (!drawing) throw new Error(`${path} has no drawing “${id}”, which a page of the edition shows.`);
    setAttribute(drawing, 'id', ownId);
    taken.set(ownId, drawing);
  }
  if (taken.size === 0) return;
  const { HTML, SVG } = html.NS;
  const hidden = defaultTreeAdapter.createElement('div', HTML, [{ name: 'hidden', value: '' }]);
  const sheet = defaultTreeAdapter.createElement('svg', SVG, []);
  for (const drawing of taken.values()) defaultTreeAdapter.appendChild(sheet, drawing);
  defaultTreeAdapter.appendChild(hidden, sheet);
  defaultTreeAdapter.appendChild(body, hidden);
}
