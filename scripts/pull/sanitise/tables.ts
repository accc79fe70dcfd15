/**
 * Wraps each table so that a wide one scrolls by itself and not with the page. The wrapper can be focused, and is
 * named by the table's caption or else by its first row.
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
