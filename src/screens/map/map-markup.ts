import type { Id } from '../../domain/model/core.ts';
import { requestIsland } from '../../components/browser/island-request.ts';

/* Attributes and ids shared by the HTML of the drawn map and of the list of venues, and the map's scripts. */

export const MAP_ID = 'map';

export const venueAnchor = (placeId: Id): string => `place-${placeId}`;
/** Selector of the venues in the list. */
export const VENUES = 'li[id^="place-"]';
export const venueIdOf = ({ id }: Element): Id => Number(id.slice('place-'.length));

/** Id of the control that sorts the list by walks; attributes of its button, and of its text on where walks start. */
export const NEAR_ID = 'near';
export const NEAR_BUTTON = 'data-near';
export const NEAR_STATUS = 'data-near-status';

/** On the number of a listed venue, if the venue has a pin. */
export const PINNED = 'data-focus-place';
/** Links that show a place on the map if scripts run: the pins of the drawn map, and numbers of the list. */
export const PLACE_LINKS = `svg a[href^="#place-"], a[${PINNED}]`;
export const placeIdOf = (link: Element): Id =>
  Number(/\d+(?=\/?$)/.exec(link.getAttribute('href') ?? '')?.[0]);

/** Returns the listed venues that have a pin, by number, since the list may have another order. */
export function listedPlaces() {
  return Array.from(document.querySelectorAll(VENUES))
    .flatMap((venue) => {
      const number = venue.querySelector(`a[${PINNED}]`)?.textContent.trim();
      const name = venue.querySelector('h2, h3')?.textContent.trim() ?? '';
      return number ? [{ id: venueIdOf(venue), number, name }] : [];
    })
    .sort((one, other) => one.number.localeCompare(other.number, undefined, { numeric: true }));
}

/** Links to the events of a venue in the popup of its pin. */
export const EVENT_LINKS = '[data-event] a';

/** Dispatched on the window when a place is to be shown on the map; the detail is its id. */
export const PLACE_REQUEST = 'map:focus';

const box = (): HTMLElement | null => document.getElementById(MAP_ID);

/** Shows a place on the map, now or as soon as the map has loaded. */
export function requestPlace(placeId: Id): void {
  const map = box();
  if (map) map.dataset['requestedPlace'] = String(placeId);
  requestIsland(PLACE_REQUEST, placeId);
}

/** Calls `show` for each requested place, and for one requested before. @returns a function that stops listening. */
export function onPlaceRequest(show: (placeId: Id) => void): () => void {
  const listen = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') show(event.detail);
  };
  window.addEventListener(PLACE_REQUEST, listen);
  const requested = box()?.dataset['requestedPlace'];
  if (requested !== undefined) show(Number(requested));
  return () => window.removeEventListener(PLACE_REQUEST, listen);
}
