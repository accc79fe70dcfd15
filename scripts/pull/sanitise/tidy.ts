import { cleanText } from '../../../src/domain/text/clean-text.ts';

/** Steps that tidy a sanitised text before it is written. */

/**
 * Cleans every text and attribute of parsed HTML: its source was cleaned when the record was read, but a character
 * reference such as `&#x202e;` becomes a character only when it is parsed.
 */
export function cleanCharacters(fragment: DocumentFragment): void {
  const nodes = fragment.ownerDocument.createNodeIterator(fragment, 1 | 4);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    if (node.nodeType === node.TEXT_NODE) node.nodeValue = cleanText(node.nodeValue ?? '');
    else for (const attribute of (node as Element).attributes) attribute.value = cleanText(attribute.value);
  }
}

/**
 * Renames the headings of a text so that they are below those of the page: the highest level in use becomes `top`, the
 * next level in use the level below, and no heading is more than one level deeper than the heading before it.
 */
export function demoteHeadings(fragment: DocumentFragment, top: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = [...new Set(headings.map(levelOf))].sort((a, b) => a - b);
  let previous = top - 1;
  for (const heading of headings) {
    const level = Math.min(top + levels.indexOf(levelOf(heading)), previous + 1, 6);
    const renamed = heading.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) renamed.setAttribute(name, value);
    renamed.append(...heading.childNodes);
    heading.replaceWith(renamed);
    previous = level;
  }
}

const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

/**
 * Wraps each table so that a wide one scrolls by itself and not with the page. The wrapper can be focused, and is
 * named by the table's caption or, without a caption, by its first row.
 */
export function wrapTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const wrapper = wrapperOf(table);
    wrapper.setAttribute('role', 'group');
    wrapper.setAttribute('tabindex', '0');
    const name = nameOf(table);
    if (name) wrapper.setAttribute('aria-label', name);
  }
}

/** A text from the previous snapshot has its wrappers already. */
function wrapperOf(table: HTMLTableElement): HTMLElement {
  const { parentElement } = table;
  if (parentElement?.tagName === 'DIV' && parentElement.children.length === 1) return parentElement;
  const wrapper = table.ownerDocument.createElement('div');
  table.replaceWith(wrapper);
  wrapper.append(table);
  return wrapper;
}

function nameOf({ caption, rows }: HTMLTableElement): string {
  const cells = [...(rows[0]?.cells ?? [])].map(({ textContent }) => textContent.trim());
  return caption?.textContent.trim() || cells.filter(Boolean).join(', ');
}
