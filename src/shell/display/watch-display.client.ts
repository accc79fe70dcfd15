import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { loadOnDemand } from '../load-on-demand.ts';
import { DISPLAY, SAVER, SCHEME } from './display-markup.ts';

/** Loads what the display settings need once one of them is chosen: on this page or before, here or in another tab. */
export function watchDisplay(): void {
  const load = (changed?: Event): void =>
    void loadOnDemand()
      .then(({ display }) => display(changed))
      .catch(reportLoadFailure);
  const { dataset } = document.documentElement;
  document.forms.namedItem(DISPLAY)?.addEventListener('change', load);
  window.addEventListener('pageshow', () => {
    if (dataset[SCHEME] || dataset[SAVER] === 'true') load();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === SCHEME || key === SAVER) load();
  });
}
