import { reportLoadFailure } from '../components/browser/load-failure.ts';
import { SHARE } from '../components/share/share-markup.ts';
import { loadOnDemand } from './load-on-demand.ts';

/** Buttons that share a page have their code fetched when one is pressed. */
export function watchShareButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${SHARE}]`);
    if (button)
      loadOnDemand()
        .then(({ sharePage }) => sharePage(button))
        .catch(reportLoadFailure);
  });
}
