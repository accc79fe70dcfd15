import { takeEarlyPress } from '../components/browser/early-press.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { sharePage } from '../components/share/share-page.client.ts';

let isWatching = false;

/**
 * Answers the buttons that share a page, and those that were pressed before this came. The code is there when one is
 * pressed: Safari lets a page copy only while it answers the press.
 */
export function watchShareButtons(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${SHARE}]`);
    if (button) void sharePage(button);
  });
  for (const button of document.querySelectorAll(`[${SHARE}]`))
    if (takeEarlyPress(button)) void sharePage(button);
}
