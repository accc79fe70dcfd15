import L from 'leaflet';
import type { Position } from '../../../domain/place/places.ts';

const DOT_RADIUS = 8;
/** Above the pins (600), below popups (700). */
const PANE = { name: 'self', zIndex: '620' };

/**
 * Draws where the visitor is, in the circle that they are within; the list says so in words. The map does not go there:
 * the tile server could tell from the tiles it is asked for where that is.
 */
export function selfLayer(map: L.Map): (self: { position: Position; accuracy: number } | null) => void {
  const layer = L.layerGroup().addTo(map);
  const pane = map.createPane(PANE.name);
  Object.assign(pane.style, { zIndex: PANE.zIndex, pointerEvents: 'none' });
  return (self) => {
    layer.clearLayers();
    if (!self) return;
    const { position, accuracy } = self;
    const at: L.LatLngTuple = [position.latitude, position.longitude];
    L.circle(at, {
      radius: accuracy,
      className: 'map-self-range',
      pane: PANE.name,
      interactive: false,
    }).addTo(layer);
    L.circleMarker(at, {
      radius: DOT_RADIUS,
      className: 'map-self',
      pane: PANE.name,
      interactive: false,
    }).addTo(layer);
  };
}
