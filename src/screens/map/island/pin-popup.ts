import { STATUS } from '../../event/row/row-markup.ts';
import { EVENT_STATE, OPENS } from '../../event/status/state-markup.ts';
import { reportLoadFailure } from '../../../components/browser/load-failure.ts';
import type { Lang } from '../../../domain/model/languages.ts';
import { langAttributes } from '../../../domain/text/localise.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import type L from 'leaflet';
import type { PinMarker } from './pins.ts';
import { COUNT, EVENT_LINKS, eventIdOf, GROUPS, venueIdOf } from '../map-markup.ts';
import type { EventDetails, PinView, MapWords } from '../model.ts';
import { type ShownEvents, venuesOf } from './venue-list.ts';

const SIZE = { maxWidth: 300, minWidth: 50 };

interface Options extends Omit<PopupOptions, 'shown'> {
  /** The events that match the filter at the moment. */
  shown: () => ShownEvents;
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
  lang: Lang;
  /** The events that match the filter. */
  shown: ShownEvents;
  words: MapWords;
  onEvent: (eventId: number) => void;
  /** The visitor asks for the walks from a venue. */
  onFrom: (placeId: number) => void;
}

/**
 * The content of a pin's popup: of the list of venues on the page its name, a link to a maps service and its types of
 * event, and of the map's data their events.
 */
function popupContent(pin: PinView, { onEvent, ...options }: PopupOptions): HTMLElement {
  const content = document.createElement('div');
  content.className = 'map-popup';
  content.tabIndex = -1;
  for (const venue of venuesOf(pin)) content.append(...venueContent(venue, options));
  content.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(EVENT_LINKS) : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onEvent(eventIdOf(link));
  });
  return content;
}

function venueContent(venue: HTMLElement, options: Omit<PopupOptions, 'onEvent'>): Node[] {
  const { lang, shown, words, onFrom } = options;
  const name = document.createElement('strong');
  const heading = venue.querySelector('h2, h3');
  name.append(...cloned(heading));
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
  const events = shown.get(venueIdOf(venue)) ?? [];
  const sheet = heading?.querySelector('a')?.href;
  for (const group of venue.querySelectorAll<HTMLElement>(`[${GROUPS}] > *`))
    nodes.push(...groupContent(group, events, { lang, words, sheet }));
  return nodes;
}

/** More are for the sheet of the venue. */
const MOST_OF_TYPE = 20;

function groupContent(
  group: HTMLElement,
  events: readonly EventDetails[],
  { lang, words, sheet }: Pick<PopupOptions, 'lang' | 'words'> & { sheet: string | undefined },
): Node[] {
  const ofType = events.filter(({ className }) => className === group.className);
  const name = group.querySelector(`[${COUNT}]`)?.parentElement?.cloneNode(true);
  if (ofType.length === 0 || !(name instanceof HTMLElement)) return [];
  const title = document.createElement('p');
  title.className = group.className;
  const swatch = document.createElement('span');
  swatch.className = 'swatch';
  title.append(swatch, name);
  const count = name.querySelector(`[${COUNT}]`);
  if (count) count.textContent = String(ofType.length);
  const list = document.createElement('ul');
  list.append(...ofType.slice(0, MOST_OF_TYPE).map((event) => eventItem(event, words)));
  if (ofType.length > MOST_OF_TYPE && sheet !== undefined) {
    const forms = { one: words['events.one'], other: words['events.other'] };
    const all = Object.assign(document.createElement('a'), {
      href: sheet,
      textContent: fillPlural(lang, forms, ofType.length),
    });
    const item = document.createElement('li');
    item.append(all);
    list.append(item);
  }
  return [title, list];
}

/** The event as the list of a short map tells it: its status, its title, and its state by the visitor's clock. */
function eventItem({ id, href, title, status, opens, when }: EventDetails, words: MapWords): HTMLElement {
  const item = document.createElement('li');
  if (status) {
    const word = document.createElement('span');
    word.className = 'status';
    word.setAttribute(STATUS, status);
    word.textContent = words[`event.${status}`];
    item.append(word, ' ');
  }
  const link = Object.assign(document.createElement('a'), { href, textContent: title.text });
  const { lang = '', dir = '' } = langAttributes(title);
  Object.assign(link, { lang, dir });
  link.dataset['event'] = String(id);
  item.append(link);
  if (opens !== null) {
    // A long list has none of its events on the page.
    import('../../event/status/event-state.client.ts').catch(reportLoadFailure);
    const state = document.createElement(EVENT_STATE);
    state.className = 'facts';
    state.setAttribute(OPENS, opens);
    state.textContent = when;
    item.append(state);
  }
  return item;
}

function cloned(element: Element | null): Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
