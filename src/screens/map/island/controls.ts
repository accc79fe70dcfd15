import L from 'leaflet';
import { iconHref } from '../../../components/icon/icons.ts';
import type { MapWords } from '../map-words.ts';
import type { Position } from '../../../domain/model/core.ts';
import { pointOf } from './pins.ts';

export function fullscreenControl(words: MapWords, onPress: () => void) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-fullscreen';
  button.innerHTML = '<svg class="icon" aria-hidden="true"><use /></svg>';
  const set = (isFullscreen: boolean): void => {
    const title = words[isFullscreen ? 'map.exitFullscreen' : 'map.enterFullscreen'];
    button.title = title;
    button.setAttribute('aria-label', title);
    button.querySelector('use')?.setAttribute('href', iconHref(isFullscreen ? 'shrink' : 'expand'));
  };
  set(false);
  button.addEventListener('click', onPress);
  L.DomEvent.disableClickPropagation(button);
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => button;
  return { control, set };
}

const DOT_RADIUS = 8;
/** Above the pins (600), below popups (700). */
const PANE = { name: 'self', zIndex: '620' };

/**
 * Draws the visitor's position, with the circle of its accuracy; the list states it in words. The map does not move
 * there, since the tile server could infer the position from the requested tiles.
 */
export function selfLayer(map: L.Map): (self: { position: Position; accuracy: number } | null) => void {
  const layer = L.layerGroup().addTo(map);
  const pane = map.createPane(PANE.name);
  Object.assign(pane.style, { zIndex: PANE.zIndex, pointerEvents: 'none' });
  return (self) => {
    layer.clearLayers();
    if (!self) return;
    const { position, accuracy } = self;
    const at = pointOf(position);
    const options = { pane: PANE.name, interactive: false };
    L.circle(at, { ...options, radius: accuracy, className: 'map-self-range' }).addTo(layer);
    L.circleMarker(at, { ...options, radius: DOT_RADIUS, className: 'map-self' }).addTo(layer);
  };
}
