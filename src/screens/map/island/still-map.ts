import L from 'leaflet';

/**
 * A map that moves at once, for visitors who prefer reduced motion. Leaflet has options for its zoom and its drags, and
 * none for how it moves a popup into view and answers to the arrow keys.
 */
export class StillMap extends L.Map {
  constructor(element: HTMLElement, options: L.MapOptions) {
    super(element, { ...options, zoomAnimation: false, inertia: false });
  }

  override panBy(offset: L.PointExpression, options?: L.PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}
