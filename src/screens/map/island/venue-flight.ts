import type L from 'leaflet';
import type { PinMarker } from './pins.ts';

const VENUE_ZOOM = 18;

/**
 * Goes to a venue and opens its popup there. A venue that is chosen while the map is still on its way to another takes
 * its place: no popup opens but that of the last.
 */
export function venueFlight(
  map: L.Map,
  clusters: L.MarkerClusterGroup,
  { isStill }: { isStill: boolean },
): (marker: PinMarker) => void {
  let destination: PinMarker | null = null;
  return (marker) => {
    destination = marker;
    const isCurrent = (): boolean => destination === marker;
    map.closePopup();
    map.stop();
    if (!clusters.hasLayer(marker)) clusters.addLayer(marker);
    map.once('moveend', () => {
      if (!isCurrent()) return;
      clusters.zoomToShowLayer(marker, () => {
        if (!isCurrent()) return;
        destination = null;
        marker.openPopup();
      });
    });
    map.flyTo(marker.getLatLng(), VENUE_ZOOM, { animate: !isStill });
  };
}
