import type { Id } from '../../domain/model/common.ts';
import { requestOfIsland } from '../../components/browser/island-request.ts';
import { MAP_ID } from './map-markup.ts';

/** Dispatched on the window when a place is to be shown on the map; the detail is its id. */
export const PLACE_REQUEST = 'map:focus';

const box = (): HTMLElement | null => document.getElementById(MAP_ID);

/** Has a place shown on the map, now or as soon as there is a map to show it. */
export function requestPlace(placeId: Id): void {
  const map = box();
  if (map) map.dataset['requestedPlace'] = String(placeId);
  requestOfIsland(PLACE_REQUEST, placeId);
}

/** Calls back with each place that is requested, and with one that was before the map could listen. */
export function onPlaceRequest(show: (placeId: Id) => void): () => void {
  const listen = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') show(event.detail);
  };
  window.addEventListener(PLACE_REQUEST, listen);
  const requested = box()?.dataset['requestedPlace'];
  if (requested !== undefined) show(Number(requested));
  return () => window.removeEventListener(PLACE_REQUEST, listen);
}
