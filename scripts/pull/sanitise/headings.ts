/**
 * Renames the headings of a text so that they hang below those of the page: the highest level in use becomes `top`,
 * the next one used the level below, and none is more than one level deeper than the one before it.
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

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}
