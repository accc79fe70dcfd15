import L from 'leaflet';
import { iconHref } from '../../../components/icon/icons.ts';
import type { MapWords } from './map-words.ts';

export interface FullscreenControl {
  control: L.Control;
  set(isFullscreen: boolean): void;
}

/** The full screen button, bottom right. */
export function fullscreenControl(words: MapWords, onPress: () => void): FullscreenControl {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-fullscreen';
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sign.setAttribute('class', 'icon');
  sign.setAttribute('aria-hidden', 'true');
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  sign.append(drawing);
  button.append(sign);
  const set = (isFullscreen: boolean): void => {
    const title = words[isFullscreen ? 'map.exitFullscreen' : 'map.enterFullscreen'];
    button.title = title;
    button.setAttribute('aria-label', title);
    drawing.setAttribute('href', iconHref(isFullscreen ? 'shrink' : 'expand'));
  };
  set(false);
  button.addEventListener('click', onPress);
  L.DomEvent.disableClickPropagation(button);
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => button;
  return { control, set };
}
