import L from 'leaflet';
import type { PinView, MapWords } from '../model.ts';
import type { Lang, Position } from '../../../domain/model/core.ts';
import { publicEnvironment } from '../../../site/public-environment.ts';
import { festivalWaters } from '../../../site/public-waters.ts';
import { fullscreenControl, selfLayer } from './controls.ts';
import { bindPopup } from './pin-popup.ts';
import { clusterIcon, pinIcon, PinMarker } from './pins.ts';
import { countEvents, type ShownEvents } from './venue-list.ts';
import { venueFlight } from './venue-flight.ts';
import library from 'leaflet/dist/leaflet.css?inline';
import clusters from 'leaflet.markercluster/dist/MarkerCluster.css?inline';
import own from './leaflet-stage.css?inline';
import around from './open-map.css?inline';

/**
 * A map that moves at once, for visitors who prefer reduced motion. Leaflet has options for its zoom and its drags, and
 * none for how it moves a popup into view and answers to the arrow keys.
 */
class StillMap extends L.Map {
  constructor(element: HTMLElement, options: L.MapOptions) {
    super(element, { ...options, zoomAnimation: false, inertia: false });
  }

  override panBy(offset: L.PointExpression, options?: L.PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/* Astro writes styles that an island imports into its page. A constructed sheet is loaded with this code only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + clusters + own + around);
// A new list, since Safari 16.3 cannot add to the existing one.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** The tile server draws nothing beyond its native zoom; closer than that, its tiles are enlarged. */
const MAX_ZOOM = 20;
const NATIVE_ZOOM = 19;
const CLUSTER_RADIUS = 80;

export interface StageOptions {
  lang: Lang;
  pins: PinView[];
  start: { centre: { latitude: number; longitude: number }; zoom: number };
  words: MapWords;
  onEvent: (eventId: number) => void;
  onFrom: (placeId: number) => void;
  onFullscreen: () => void;
  onTilesFailed: () => void;
}

/** The map as the island drives it. */
export interface LeafletStage {
  /** Shows the pins with one of these events; popups list those only. */
  show(events: ShownEvents): void;
  /** Goes to a venue and opens its popup, which takes the focus. */
  goTo(placeId: number): void;
  setFullscreen(isFullscreen: boolean): void;
  /** Shows where the visitor is, within so many metres, in the view of the whole festival; null for no longer. */
  showSelf(self: { position: Position; accuracy: number } | null): void;
  /** Moves the focus to the map: arrows pan, Tab leads to the pins. */
  takeFocus(): void;
  remove(): void;
}

/** Loads the cluster plugin, which knows Leaflet only as a global. */
async function withClusters(): Promise<void> {
  Object.assign(window, { L });
  await import('leaflet.markercluster');
}

/** @throws Error when the cluster plugin cannot be loaded. */
export async function createStage(element: HTMLElement, options: StageOptions): Promise<LeafletStage> {
  await withClusters();
  const { lang, pins, words, onEvent, onFrom } = options;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new (isStill ? StillMap : L.Map)(element, { zoomControl: false, maxZoom: MAX_ZOOM });
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words['map.title']);
  L.control
    .zoom({ position: 'bottomright', zoomInTitle: words['map.zoomIn'], zoomOutTitle: words['map.zoomOut'] })
    .addTo(map);
  const fullscreen = fullscreenControl(words, options.onFullscreen);
  map.addControl(fullscreen.control);
  addTiles(map, options.onTilesFailed);

  const clusters = L.markerClusterGroup({
    maxClusterRadius: CLUSTER_RADIUS,
    showCoverageOnHover: false,
    animate: !isStill,
    iconCreateFunction: (cluster) => clusterIcon(cluster, words),
  }).addTo(map);
  let shown: ShownEvents = new Map();
  const markers = pins.map((pin) => new PinMarker(pin));
  for (const marker of markers) bindPopup(marker, { lang, words, onEvent, onFrom, shown: () => shown });
  pressWithSpace(map.getPane('markerPane'));
  setView(map, options);
  const drawSelf = selfLayer(map);
  const flyTo = venueFlight(map, clusters, { isStill });

  return {
    show(events) {
      shown = events;
      clusters.clearLayers();
      for (const marker of markers) {
        const count = countEvents(marker.pin, shown);
        marker.setIcon(pinIcon(marker.pin, count, words, lang));
        // A venue without events is on the map only when the page is about it: no filter hides it.
        if (count > 0 || marker.pin.eventCount === 0) clusters.addLayer(marker);
      }
    },
    goTo(placeId) {
      const marker = markers.find(({ pin }) => pin.placeIds.includes(placeId));
      if (marker) flyTo(marker);
    },
    setFullscreen(isFullscreen) {
      fullscreen.set(isFullscreen);
      map.invalidateSize();
    },
    showSelf(self) {
      if (self) setView(map, options);
      drawSelf(self);
    },
    takeFocus() {
      element.focus({ preventScroll: true });
    },
    remove() {
      map.remove();
    },
  };
}

function addTiles(map: L.Map, onFailed: () => void): void {
  L.tileLayer(publicEnvironment.tileUrl, {
    attribution: publicEnvironment.tileAttribution,
    maxZoom: MAX_ZOOM,
    maxNativeZoom: NATIVE_ZOOM,
    tileSize: 256,
    // The tiles of the zoom levels in between are not requested while the map moves to a venue.
    updateWhenZooming: false,
  })
    .on('tileerror', onFailed)
    .once('tileerror', () => drawWaters(map))
    .addTo(map);
}

/** The festival's centre and zoom, unless the places are all elsewhere: then the view that shows them all. */
function setView(map: L.Map, { pins, start }: StageOptions): void {
  const { latitude, longitude } = start.centre;
  const bounds = L.latLngBounds(pins.map((pin): [number, number] => [pin.latitude, pin.longitude]));
  map.setView([latitude, longitude], start.zoom);
  if (bounds.isValid() && !map.getBounds().intersects(bounds)) map.fitBounds(bounds);
}

/** Shown in place of tiles that fail to load: the shores, below the tiles that do. */
function drawWaters(map: L.Map): void {
  map.createPane('waters').style.zIndex = '150';
  for (const water of festivalWaters) {
    const ring = water.map(({ latitude, longitude }): [number, number] => [latitude, longitude]);
    L.polygon(ring, { pane: 'waters', className: 'map-water', interactive: false }).addTo(map);
  }
}

/** Leaflet's markers are buttons that react to Enter only. */
function pressWithSpace(pane: HTMLElement | undefined): void {
  pane?.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.click();
  });
}
