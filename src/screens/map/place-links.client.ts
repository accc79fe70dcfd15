import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { NEAR_BUTTON, PLACE_LINKS, placeIdOf, requestPlace } from './map-markup.ts';

/* With script, the pins of the drawn map and the numbers of the list show their place on the map. */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(PLACE_LINKS) : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  requestPlace(placeIdOf(link));
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest(`[${NEAR_BUTTON}]`)) return;
  import('./near/venue-walks.ts').then(({ walksFromHere }) => walksFromHere()).catch(reportLoadFailure);
});
