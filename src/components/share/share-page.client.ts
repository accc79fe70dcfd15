import { notify } from '../../stores/notices.ts';
import { copyText } from '../browser/copy-text.ts';
import { showNotices } from '../browser/notices.ts';
import { COPY, SHARE, SHARE_BY_HAND, SHARE_COPIED } from './share-markup.ts';

/** Hands the page to what the device shares with; where there is nothing of the kind, copies its address and says so. */
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

/** @returns whether it was shared, or the visitor has thought better of it; false where the device does not let the page. */
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
