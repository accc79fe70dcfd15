import { notify } from '../../stores/notices.ts';
import { copyText } from '../browser/copy-text.ts';
import { showNotices } from '../browser/notices.ts';
import { COPY, SHARE, SHARE_BY_HAND, SHARE_COPIED } from './share-markup.ts';

/** Shares the page by the device's share dialog; if there is none, copies the page's address and shows a notice. */
export async function sharePage(button: Element): Promise<void> {
  const url = button.getAttribute(SHARE) ?? location.href;
  const data = { title: document.title, url };
  const isAnswered =
    !button.hasAttribute(COPY) &&
    typeof navigator.share === 'function' &&
    navigator.canShare(data) &&
    (await shareWith(data));
  if (!isAnswered) await copy(url, button);
}

/** @returns whether the page was shared, or the visitor cancelled; false if the device does not let the page share. */
function shareWith(data: ShareData): Promise<boolean> {
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

async function copy(url: string, button: Element): Promise<void> {
  const isCopied = await copyText(url);
  const words = button.getAttribute(isCopied ? SHARE_COPIED : SHARE_BY_HAND) ?? '';
  notify({ about: 'share', kind: isCopied ? 'success' : 'error', text: `${words} ${url}` });
  showNotices();
}
