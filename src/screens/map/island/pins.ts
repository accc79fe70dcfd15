import L from 'leaflet';
import type { VenueDetails } from '../map-view.ts';
import type { MapWords } from '../map-words.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import type { Lang, Position } from '../../../domain/model/core.ts';
import type { MapPoint } from '../../../domain/place/places.ts';

export type Pin = MapPoint<VenueDetails>;

export const pointOf = ({ latitude, longitude }: Position): L.LatLngTuple => [latitude, longitude];

export const nameOf = ({ places }: Pin): string => places.map(({ name }) => name.text).join(', ');

export class PinMarker extends L.Marker {
  readonly pin: Pin;

  constructor(pin: Pin) {
    super(pointOf(pin.position));
    this.pin = pin;
  }
}

/** Returns a black disc with the venue's number. The name is read by screen readers, and appears on hover. */
export function pinIcon(pin: Pin, eventCount: number, words: MapWords, lang: Lang): L.DivIcon {
  return discIcon('map-pin', 36, [
    part('map-pin-number', String(pin.number)),
    ' ',
    part('map-pin-name', `${nameOf(pin)}, ${fillPlural(lang, words, 'events', eventCount)}`),
  ]);
}

/** Returns a white disc in a ring, with a count and its unit, since it must not look like the venue of that number. */
export function clusterIcon(cluster: L.MarkerCluster, words: MapWords): L.DivIcon {
  const pins = cluster.getAllChildMarkers().filter((marker) => marker instanceof PinMarker);
  const count = pins.reduce((sum, { pin }) => sum + pin.places.length, 0);
  const seen = part('map-cluster-label', '');
  seen.setAttribute('aria-hidden', 'true');
  seen.append(part('map-cluster-count', String(count)), part('map-cluster-unit', words['map.venues']));
  return discIcon('map-cluster', 56, [seen, part('sr-only', fill(words['map.zoomToVenues'], { count }))]);
}

/**
 * Lets Escape hide the name of a pin, since it may cover other pins, until a pin is reached anew (WCAG 2.2, 1.4.13).
 * The document listens to the key: a pin under the pointer need not have the focus.
 */
export function hideNamesOnEscape(map: L.Map): void {
  const pane = map.getPane('markerPane');
  if (!pane) return;
  const setHidden = (isHidden: boolean): unknown => pane.classList.toggle('map-names-hidden', isHidden);
  const hide = ({ key, defaultPrevented }: KeyboardEvent): void => {
    // In a popup, Escape closes the popup.
    if (key === 'Escape' && !defaultPrevented) setHidden(true);
  };
  const show = ({ target }: Event): void => {
    if (target instanceof Element && target.parentElement === pane) setHidden(false);
  };
  // Neither event bubbles.
  for (const reached of ['mouseenter', 'focus']) pane.addEventListener(reached, show, { capture: true });
  document.addEventListener('keydown', hide);
  map.on('unload', () => document.removeEventListener('keydown', hide));
}

function discIcon(className: string, size: number, parts: (Node | string)[]): L.DivIcon {
  const html = part('map-disc', '');
  html.append(...parts);
  return L.divIcon({ html, className, iconSize: [size, size], popupAnchor: [0, -size / 2 + 2] });
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
