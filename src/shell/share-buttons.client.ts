import { takeEarlyPress } from '../components/browser/early-press.ts';
import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { SHARE } from '../components/share/share-markup.ts';

let isWatching = false;

/** Buttons that share a page have their code fetched when one is pressed, or was before this came. */
export function watchShareButtons(): void {
  if (isWatching) return;
  isWatching = true;
  const share = (button: Element): void => {
    loadShare()
      .then(({ sharePage }) => sharePage(button))
      .catch(reportLoadFailure);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${SHARE}]`);
    if (button) share(button);
  });
  for (const button of document.querySelectorAll(`[${SHARE}]`)) if (takeEarlyPress(button)) share(button);
}

const loadShare = () => import('../components/share/share-page.client.ts');
