import { $notices, dismiss, type Notice } from '../../stores/notices.ts';

let isShown = false;

/**
 * Shows the notices in the live region of the page, which stands in its HTML, empty, so that what is put into it is
 * announced. Whoever may have something to say calls this, however often: the code that tells comes with the code that
 * has something to tell, and cannot be lost by itself.
 */
export function showNotices(): void {
  const list = document.querySelector('[data-notices]');
  const template = list?.querySelector('template');
  if (isShown || !list || !template) return;
  isShown = true;
  const items = new Map<number, HTMLElement>();
  $notices.subscribe((notices) => {
    for (const [id, item] of items) {
      if (notices.some((notice) => notice.id === id)) continue;
      removeItem(item);
      items.delete(id);
    }
    for (const notice of notices) {
      if (items.has(notice.id)) continue;
      const item = createItem(notice, template);
      items.set(notice.id, item);
      list.append(item);
    }
  });
}

function createItem({ id, kind, text, action }: Notice, template: HTMLTemplateElement): HTMLElement {
  const item = document.createElement('li');
  item.className = `notice notice-${kind} items-center bg-wall`;
  item.append(template.content.cloneNode(true));
  const textElement = item.querySelector('p');
  if (textElement) textElement.textContent = text;
  const button = item.querySelector<HTMLElement>('[data-act]');
  if (button && action) {
    button.textContent = action.label;
    button.addEventListener('click', () => {
      action.run();
      dismiss(id);
    });
  } else button?.remove();
  item.querySelector('[data-dismiss]')?.addEventListener('click', () => dismiss(id));
  return item;
}

/** The focus goes on in the page, not back to its top. */
function removeItem(item: HTMLElement): void {
  const hadFocus = item.contains(document.activeElement);
  item.remove();
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
