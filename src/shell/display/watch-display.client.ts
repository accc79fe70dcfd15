import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { readItem } from '../../stores/browser-storage.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import { DISPLAY, SAVER, SCHEME } from './display-markup.ts';

/** Loads what the display settings need once one of them is chosen: on this page or before, here or in another tab. */
export function watchDisplay(): void {
  let isLoaded = false;
  const load = (changed?: Event): void => {
    isLoaded = true;
    loadOnDemand()
      .then(({ display }) => display(changed))
      .catch(reportLoadFailure);
  };
  document.forms.namedItem(DISPLAY)?.addEventListener('change', load);
  for (const type of ['pageshow', 'storage']) {
    addEventListener(type, () => {
      const isSaving = document.documentElement.dataset[SAVER] === 'true';
      if (isLoaded || isSaving || readItem('local', SCHEME) || readItem('local', SAVER)) load();
    });
  }
}
