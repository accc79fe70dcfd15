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
      remove(item);
      items.delete(id);
    }
    for (const notice of notices) {
      if (items.has(notice.id)) continue;
      const item = itemOf(notice, template);
      items.set(notice.id, item);
      list.append(item);
    }
  });
}

function itemOf({ id, kind, text, action }: Notice, template: HTMLTemplateElement): HTMLElement {
  const item = document.createElement('li');
  item.className = `notice notice-${kind} items-center bg-wall`;
  item.append(template.content.cloneNode(true));
  const words = item.querySelector('p');
  if (words) words.textContent = text;
  const act = item.querySelector<HTMLElement>('[data-act]');
  if (act && action) {
    act.textContent = action.label;
    act.addEventListener('click', () => {
      action.run();
      dismiss(id);
    });
  } else act?.remove();
  item.querySelector('[data-dismiss]')?.addEventListener('click', () => dismiss(id));
  return item;
}

/** The focus goes on in the page, not back to its top. */
function remove(item: HTMLElement): void {
  const hadFocus = item.contains(document.activeElement);
  item.remove();
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
