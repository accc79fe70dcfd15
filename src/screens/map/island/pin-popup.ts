import { STATUS } from '../../event/row/row-markup.ts';
import { EVENT_STATE } from '../../event/status/state-markup.ts';
import type L from 'leaflet';
import type { PinMarker } from './pins.ts';
import { COUNT, EVENT_LINKS, eventIdOf, venueIdOf } from '../map-markup.ts';
import type { PinView, MapWords } from '../model.ts';
import { eventLinks, venuesOf } from './venue-list.ts';

const SIZE = { maxWidth: 300, minWidth: 50 };

interface Options extends Omit<PopupOptions, 'shown'> {
  /** Ids of the events that match the filter at the moment. */
  shown: () => ReadonlySet<number>;
}

/**
 * Gives a pin its popup. The focus moves into it when it opens, and back to the pin when it is closed from within, which
 * Leaflet does not do by itself.
 */
export function bindPopup(marker: PinMarker, { shown, ...options }: Options): void {
  const { words } = options;
  marker.bindPopup(() => popupContent(marker.pin, { ...options, shown: shown() }), SIZE);

  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    const element = popup.getElement();
    if (!element) return;
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', marker.pin.name);
    element.querySelector('a[href="#close"]')?.setAttribute('aria-label', words['map.closePopup']);
    element.addEventListener('keydown', closeOnEscape);
    element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });

  marker.on('popupclose', ({ popup }: L.PopupEvent) => {
    const element = popup.getElement();
    element?.removeEventListener('keydown', closeOnEscape);
    // When a press elsewhere has closed it, the focus is there already.
    if (element?.contains(document.activeElement)) marker.getElement()?.focus({ preventScroll: true });
  });

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    marker.closePopup();
  }
}

interface PopupOptions {
  /** Ids of the events that match the filter. */
  shown: ReadonlySet<number>;
  words: MapWords;
  onEvent: (eventId: number) => void;
  /** The visitor asks for the walks from a venue. */
  onFrom: (placeId: number) => void;
}

/**
 * The content of a pin's popup, taken from the list of venues on the page: its name, a link to a maps service, its events
 * by type.
 */
function popupContent(pin: PinView, { shown, words, onEvent, onFrom }: PopupOptions): HTMLElement {
  const content = document.createElement('div');
  content.className = 'map-popup';
  content.tabIndex = -1;
  for (const venue of venuesOf(pin)) content.append(...venueContent(venue, { shown, words, onFrom }));
  content.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(EVENT_LINKS) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEvent(eventIdOf(link));
  });
  return content;
}

function venueContent(venue: HTMLElement, { shown, words, onFrom }: Omit<PopupOptions, 'onEvent'>): Node[] {
  const name = document.createElement('strong');
  name.append(...cloned(venue.querySelector('h2, h3')));
  const nodes: Node[] = [name];
  const maps = venue.querySelector('a[target="_blank"]')?.cloneNode(true);
  if (maps instanceof HTMLElement) {
    maps.className = 'button';
    maps.title = words['a11y.externalLink'];
    const from = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button',
      textContent: words['map.onFootFromHere'],
    });
    from.addEventListener('click', () => onFrom(venueIdOf(venue)));
    nodes.push(maps, from);
  }
  for (const group of venue.querySelectorAll('details')) nodes.push(...groupContent(group, shown));
  return nodes;
}

/** The event of a link as the list tells it: its status, its title, and its state by the visitor's clock. */
function toldOf(link: HTMLElement): Element[] {
  const parts = [...(link.parentElement?.children ?? [])];
  return parts.filter((part) => part === link || part.matches(`[${STATUS}], ${EVENT_STATE}`));
}

function groupContent(group: HTMLElement, shown: ReadonlySet<number>): Node[] {
  const links = eventLinks(group, shown);
  if (links.length === 0) return [];
  const title = document.createElement('p');
  title.className = group.className;
  const swatch = document.createElement('span');
  swatch.className = 'swatch';
  title.append(swatch, ...cloned(group.querySelector('summary')));
  const count = title.querySelector(`[${COUNT}]`);
  if (count) count.textContent = String(links.length);
  const list = document.createElement('ul');
  for (const link of links) {
    const row = document.createElement('li');
    row.append(...toldOf(link).map((part) => part.cloneNode(true)));
    list.append(row);
  }
  return [title, list];
}

function cloned(element: Element | null): Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
