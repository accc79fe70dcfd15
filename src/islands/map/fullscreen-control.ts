import L from 'leaflet';
import type { MapWords } from './words.ts';

export interface FullscreenControl {
  addTo(map: L.Map): FullscreenControl;
  set(isFullscreen: boolean): void;
}

/** The full screen button, bottom right, with the titles of the spec. Escape leaves. */
export function fullscreenControl(
  words: MapWords,
  onChange: (isFullscreen: boolean) => void,
): FullscreenControl {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-fullscreen';
  let isOn = false;
  const set = (next: boolean): void => {
    isOn = next;
    const title = words[isOn ? 'map.exitFullscreen' : 'map.enterFullscreen'];
    button.title = title;
    button.ariaLabel = title;
    button.textContent = isOn ? '×' : '⛶';
  };
  set(false);
  button.addEventListener('click', () => {
    onChange(!isOn);
  });
  L.DomEvent.disableClickPropagation(button);
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => button;
  return {
    addTo(map) {
      control.addTo(map);
      map.getContainer().addEventListener('keydown', ({ key }) => {
        if (key === 'Escape' && isOn) onChange(false);
      });
      return this;
    },
    set,
  };
}
