import L from 'leaflet';
import type { MapDetails, ShownEvents } from '../map-view.ts';
import type { Lang, Position } from '../../../domain/model/core.ts';
import { publicEnvironment } from '../../../site/public-environment.ts';
import { festivalWaters } from '../../../site/public-waters.ts';
import { fullscreenControl, selfLayer } from './controls.ts';
import { clusterIcon, hideNamesOnEscape, nameOf, type Pin, pinIcon, PinMarker, pointOf } from './pins.ts';
import { venueFlight } from './venue-flight.ts';
import library from 'leaflet/dist/leaflet.css?inline';
import clusters from 'leaflet.markercluster/dist/MarkerCluster.css?inline';
import own from './leaflet-stage.css?inline';
import around from './open-map.css?inline';

/**
 * A map that moves without animation, for visitors who prefer reduced motion. Leaflet has options for zooming and
 * dragging, but none for moving a popup into view and for the arrow keys.
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

/** The tile server has no tiles beyond its native zoom; closer than that, tiles are enlarged. */
const MAX_ZOOM = 20;
const NATIVE_ZOOM = 19;
const CLUSTER_RADIUS = 80;

/** A popup that has just been opened, and the element to draw its content in. */
export interface OpenPopup {
  pin: Pin;
  popup: L.Popup;
  content: HTMLElement;
}

export interface StageOptions {
  lang: Lang;
  pins: readonly Pin[];
  details: MapDetails;
  onPopup: (opened: OpenPopup) => void;
  onFullscreen: () => void;
  onTilesFailed: () => void;
}

export type LeafletStage = Awaited<ReturnType<typeof createStage>>;

/** Creates the map in an element. @throws Error if the cluster plugin cannot be loaded. */
export async function createStage(element: HTMLElement, options: StageOptions) {
  // The cluster plugin finds Leaflet only as a global.
  Object.assign(window, { L });
  await import('leaflet.markercluster');
  const { lang, pins, details, onPopup } = options;
  const { words } = details;
  const placesOfEvents = new Set(details.items.map(({ placeId }) => placeId));
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
  const markers = pins.map((pin) => new PinMarker(pin));
  for (const marker of markers) bindPopup(marker, words['map.closePopup'], onPopup);
  pressWithSpace(map.getPane('markerPane'));
  hideNamesOnEscape(map);
  setView(map, options);
  const drawSelf = selfLayer(map);
  const flyTo = venueFlight(map, clusters, { isStill });

  return {
    /** Shows the pins with one of these events; popups list those only. */
    show(shown: ShownEvents): void {
      clusters.clearLayers();
      for (const marker of markers) {
        const { places } = marker.pin;
        const count = places.reduce((sum, { id }) => sum + (shown.get(id)?.length ?? 0), 0);
        marker.setIcon(pinIcon(marker.pin, count, words, lang));
        // A venue without events is on the map only if the page is about it, and no filter hides it.
        const hasNone = places.every(({ id }) => !placesOfEvents.has(id));
        if (count > 0 || hasNone) clusters.addLayer(marker);
      }
    },
    goTo(placeId: number): void {
      const marker = markers.find(({ pin }) => pin.places.some(({ id }) => id === placeId));
      if (marker) flyTo(marker);
    },
    setFullscreen(isFullscreen: boolean): void {
      fullscreen.set(isFullscreen);
      map.invalidateSize();
    },
    /** Shows the visitor's position (accuracy in metres), with the whole festival in view; null removes it. */
    showSelf(self: { position: Position; accuracy: number } | null): void {
      if (self) setView(map, options);
      drawSelf(self);
    },
    /** Moves the focus to the map: arrows pan, Tab moves to the pins. */
    takeFocus(): void {
      element.focus({ preventScroll: true });
    },
    remove(): void {
      map.remove();
    },
  };
}

const POPUP_SIZE = { maxWidth: 300, minWidth: 50 };

/** Binds a popup to a pin. When it is closed from within, the focus returns to the pin, which Leaflet does not do. */
function bindPopup(marker: PinMarker, close: string, onPopup: StageOptions['onPopup']): void {
  const { pin } = marker;
  const content = Object.assign(document.createElement('div'), { className: 'map-popup', tabIndex: -1 });
  marker.bindPopup(content, POPUP_SIZE);

  marker.on('popupopen', ({ popup }: L.PopupEvent) => {
    const element = popup.getElement();
    element?.setAttribute('role', 'dialog');
    element?.setAttribute('aria-label', nameOf(pin));
    element?.querySelector('a[href="#close"]')?.setAttribute('aria-label', close);
    element?.addEventListener('keydown', closeOnEscape);
    onPopup({ pin, popup, content });
  });

  marker.on('popupclose', ({ popup }: L.PopupEvent) => {
    // If a press elsewhere has closed the popup, the focus is already there.
    if (popup.getElement()?.contains(document.activeElement))
      marker.getElement()?.focus({ preventScroll: true });
  });

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    marker.closePopup();
  }
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

/** Sets the festival's centre and zoom, or, if no pin is within that view, a view of all pins. */
function setView(map: L.Map, { pins, details }: StageOptions): void {
  const { centre, zoom } = details.start;
  const bounds = L.latLngBounds(pins.map(({ position }) => pointOf(position)));
  map.setView(pointOf(centre), zoom);
  if (bounds.isValid() && !map.getBounds().intersects(bounds)) map.fitBounds(bounds);
}

/** Draws the shores in place of tiles that fail to load, below the tiles that do load. */
function drawWaters(map: L.Map): void {
  map.createPane('waters').style.zIndex = '150';
  for (const water of festivalWaters) {
    L.polygon(water.map(pointOf), { pane: 'waters', className: 'map-water', interactive: false }).addTo(map);
  }
}

/** Makes Space press a marker, since Leaflet's markers are buttons that react to Enter only. */
function pressWithSpace(pane: HTMLElement | undefined): void {
  pane?.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    event.target.click();
  });
}
