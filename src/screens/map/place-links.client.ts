import { PLACE_LINKS, placeIdOf } from './map-markup.ts';
import { requestPlace } from './place-request.ts';

/* With script, the pins of the plan and the numbers of the list show their place on the map. */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(PLACE_LINKS) : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  requestPlace(placeIdOf(link));
});
