import { $notices, dismiss, type Notice } from '../../stores/notices.ts';
import { NOTICE_ACTION, NOTICE_CLOSE, NOTICES } from './notices-markup.ts';

let isShown = false;

/**
 * Shows the notices in the page's live region, which is empty in the HTML so that additions are announced. Called by
 * every module that may add a notice, any number of times: this code is bundled with theirs and cannot fail to load by
 * itself.
 */
export function showNotices(): void {
  const list = document.querySelector(`[${NOTICES}]`);
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
  item.className = `notice notice-${kind} items-center bg-paper`;
  item.append(template.content.cloneNode(true));
  const textElement = item.querySelector('p');
  if (textElement) textElement.textContent = text;
  const button = item.querySelector<HTMLElement>(`[${NOTICE_ACTION}]`);
  if (button && action) {
    button.textContent = action.label;
    button.addEventListener('click', () => {
      action.run();
      dismiss(id);
    });
  } else button?.remove();
  item.querySelector(`[${NOTICE_CLOSE}]`)?.addEventListener('click', () => dismiss(id));
  return item;
}

/** Keeps the focus in the page instead of returning it to the top. */
function removeItem(item: HTMLElement): void {
  const hadFocus = item.contains(document.activeElement);
  item.remove();
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
