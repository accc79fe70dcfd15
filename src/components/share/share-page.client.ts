import { notify } from '../../stores/notices.ts';
import { showNotices } from '../browser/notices.ts';
import { SHARE, SHARE_BY_HAND, SHARE_COPIED } from './share-markup.ts';

/** Hands the page to what the device shares with; where there is nothing of the kind, copies its address and says so. */
export async function sharePage(button: Element): Promise<void> {
  const url = button.getAttribute(SHARE) ?? location.href;
  const data = { title: document.title, url };
  if (typeof navigator.share === 'function' && navigator.canShare(data)) await shareWith(data);
  else await copy(url, button);
}

async function shareWith(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The visitor has thought better of it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

async function copy(url: string, button: Element): Promise<void> {
  const say = (kind: 'success' | 'error', words: string | null): void => {
    notify({ about: 'share', kind, text: `${words ?? ''} ${url}` });
    showNotices();
  };
  await navigator.clipboard.writeText(url).then(
    () => say('success', button.getAttribute(SHARE_COPIED)),
    // A page that is not served by HTTPS has no clipboard, and a visitor may forbid it.
    () => say('error', button.getAttribute(SHARE_BY_HAND)),
  );
}
