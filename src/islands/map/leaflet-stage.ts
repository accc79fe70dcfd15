import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import './leaflet-stage.css';
import L from 'leaflet';
import type { PinView } from '../../domain/model/map.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import { festivalWaters } from '../../site/public-waters.ts';
import { fullscreenControl } from './fullscreen-control.ts';
import { popupContent } from './popup-content.ts';
import type { MapWords } from './words.ts';

/** Spec §9 and DESIGN §8.12. */
const FOCUS_ZOOM = 18;
const MAX_ZOOM = 20;
const NATIVE_ZOOM = 19;
const CLUSTER_RADIUS = 80;
const POPUP = { maxWidth: 300, minWidth: 50 };

export interface StageOptions {
  pins: PinView[];
  start: { centre: { latitude: number; longitude: number }; zoom: number };
  words: MapWords;
  onEvent: (eventId: number) => void;
  onFullscreen: (isFullscreen: boolean) => void;
  onTilesFailed: () => void;
}

/** The map as the island drives it. */
export interface LeafletStage {
  /** Shows the pins with one of these events; popups list those only. */
  show(eventIds: ReadonlySet<number>): void;
  focus(placeId: number): void;
  setFullscreen(isFullscreen: boolean): void;
  remove(): void;
}

/** Loads the cluster plugin, which knows Leaflet only as a global. */
async function withClusters(): Promise<void> {
  Object.assign(window, { L });
  await import('leaflet.markercluster');
}

export async function createStage(element: HTMLElement, options: StageOptions): Promise<LeafletStage> {
  await withClusters();
  const { pins, words } = options;
  const map = L.map(element, { zoomControl: false, maxZoom: MAX_ZOOM });
  L.control
    .zoom({ position: 'bottomright', zoomInTitle: words['map.zoomIn'], zoomOutTitle: words['map.zoomOut'] })
    .addTo(map);
  const fullscreen = fullscreenControl(words, options.onFullscreen).addTo(map);
  L.tileLayer(publicEnvironment.tileUrl, {
    attribution: publicEnvironment.tileAttribution,
    maxZoom: MAX_ZOOM,
    maxNativeZoom: NATIVE_ZOOM,
    tileSize: 256,
  })
    .on('tileerror', options.onTilesFailed)
    .once('tileerror', () => drawWaters(map))
    .addTo(map);

  const clusters = L.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    showCoverageOnHover: false,
    iconCreateFunction: (cluster) => pinIcon(`${cluster.getChildCount()}`, 'map-cluster'),
  }).addTo(map);
  let shown: ReadonlySet<number> | null = null;
  const markers = pins.map((pin) => {
    const marker = L.marker([pin.latitude, pin.longitude], {
      icon: pinIcon(String(pin.number), 'map-pin'),
      title: String(pin.number),
    });
    marker.bindPopup(() => popupContent(pin, shown, words, options.onEvent), POPUP);
    marker.on('popupopen', ({ popup }: L.PopupEvent) => {
      popup
        .getElement()
        ?.querySelector('.leaflet-popup-close-button')
        ?.setAttribute('aria-label', words['map.closePopup']);
    });
    return { pin, marker };
  });
  setView(map, options);

  return {
    show(eventIds) {
      shown = eventIds;
      clusters.clearLayers();
      for (const { pin, marker } of markers) if (hasEvents(pin, eventIds)) clusters.addLayer(marker);
    },
    focus(placeId) {
      const found = markers.find(({ pin }) => pin.placeIds.includes(placeId));
      if (!found) return;
      if (!clusters.hasLayer(found.marker)) clusters.addLayer(found.marker);
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      map.once('moveend', () => {
        clusters.zoomToShowLayer(found.marker, () => found.marker.openPopup());
      });
      map.flyTo(found.marker.getLatLng(), FOCUS_ZOOM, { animate: !isStill });
    },
    setFullscreen(isFullscreen) {
      fullscreen.set(isFullscreen);
      map.invalidateSize();
    },
    remove() {
      map.remove();
    },
  };
}

/** The festival's centre and zoom, unless the places are somewhere else altogether: then the map holds them all. */
function setView(map: L.Map, { pins, start }: StageOptions): void {
  const { latitude, longitude } = start.centre;
  const bounds = L.latLngBounds(pins.map((pin): [number, number] => [pin.latitude, pin.longitude]));
  map.setView([latitude, longitude], start.zoom);
  if (bounds.isValid() && !map.getBounds().intersects(bounds)) map.fitBounds(bounds);
}

/** What stands in for tiles that do not come: the shores, below whatever tiles come yet. */
function drawWaters(map: L.Map): void {
  map.createPane('waters').style.zIndex = '150';
  for (const water of festivalWaters) {
    const ring = water.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    L.polygon(ring, { pane: 'waters', className: 'map-water', interactive: false }).addTo(map);
  }
}

function pinIcon(text: string, className: string): L.DivIcon {
  return L.divIcon({ html: text, className, iconSize: [36, 36], popupAnchor: [0, -16] });
}

/** A place that hosts nothing is shown while nothing is filtered: its list says so. */
function hasEvents({ placeIds }: PinView, eventIds: ReadonlySet<number>): boolean {
  return placeIds.some((placeId) =>
    [...document.querySelectorAll<HTMLElement>(`#place-${placeId} [data-event]`)].some(({ dataset }) =>
      eventIds.has(Number(dataset['event'])),
    ),
  );
}
