import { PLACE_LINKS, placeIdOf } from './map-markup.ts';
import { requestPlace } from './place-request.ts';

/* The pins of the plan and the numbers of the list lead to the map once there is a script to show it. */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>(PLACE_LINKS) : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  requestPlace(placeIdOf(link));
});
