import type L from 'leaflet';
import { popupContent, type PopupOptions } from './popup-content.ts';
import type { PinMarker } from './pins.ts';

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
    element.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', words['map.closePopup']);
    element.addEventListener('keydown', closeOnEscape);
    element.querySelector<HTMLElement>('.map-popup')?.focus({ preventScroll: true });
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
