import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { NEAR } from './now-markup.ts';
import type { WalkTo } from './walk-start.ts';

/** In the address: the id of the venue from which walks are counted. */
const PARAMETER = 'from';

/** What counts walks is loaded for who asks for them. */
const walkStart = (root: HTMLElement, onStart: (walkTo: WalkTo) => void) =>
  import('./walk-start.ts').then((module) => module.walkStart(root, onStart));

/** Lets the visitor choose from where walks are counted: a venue, which the address names, or where they are. */
export function chooseStart(root: HTMLElement, onStart: (walkTo: WalkTo) => void): void {
  const select = root.querySelector('select');
  const fromVenue = (): void => {
    walkStart(root, onStart).then((start) => start.fromVenue(), reportLoadFailure);
  };
  const named = new URLSearchParams(location.search).get(PARAMETER);
  if (select && named) {
    select.value = named;
    if (select.value === named) fromVenue();
    else {
      select.value = '';
      walkStart(root, onStart).then((start) => start.unknownVenue(), reportLoadFailure);
    }
  }
  select?.addEventListener('change', () => {
    const query = select.value && `?${PARAMETER}=${select.value}`;
    history.replaceState(null, '', location.pathname + query);
    fromVenue();
  });
  root.querySelector(`[${NEAR}]`)?.addEventListener('click', () => {
    walkStart(root, onStart)
      .then((start) => start.fromHere())
      .catch(reportLoadFailure);
  });
}
