/**
 * Puts each table into a box of its own, so that a wide one scrolls there and not with the page. The keyboard reaches
 * the box, and it is called as the table is: by its caption, or else by its first row.
 */
export function boxTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue;
    const box = boxOf(table);
    box.setAttribute('role', 'group');
    box.setAttribute('tabindex', '0');
    const name = nameOf(table);
    if (name) box.setAttribute('aria-label', name);
  }
}

/** A text taken over from the snapshot before has its boxes already. */
function boxOf(table: HTMLTableElement): HTMLElement {
  const { parentElement } = table;
  if (parentElement?.tagName === 'DIV' && parentElement.children.length === 1) return parentElement;
  const box = table.ownerDocument.createElement('div');
  table.replaceWith(box);
  box.append(table);
  return box;
}

function nameOf({ caption, rows }: HTMLTableElement): string {
  const cells = [...(rows[0]?.cells ?? [])].map(({ textContent }) => textContent.trim());
  return caption?.textContent.trim() || cells.filter(Boolean).join(', ');
}
