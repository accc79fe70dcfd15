import type L from 'leaflet';
import type { PinMarker } from './pins.ts';

const VENUE_ZOOM = 18;

/**
 * Returns a function that moves the map to a venue and opens its popup there. If another venue is chosen meanwhile,
 * only the popup of that venue opens.
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
