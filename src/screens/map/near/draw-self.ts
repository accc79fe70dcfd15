import type { WalkStart } from '../../../stores/walk-start.ts';
import { MAP_ID, venueIdOf, VENUES } from '../map-markup.ts';
import { DRAWN_MAPS, scaleOf } from '../drawn-map.ts';
import type { NearData } from './near-model.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Draws where the visitor is on the drawn maps, as far as they reach; takes it away where a venue is the start. */
export function drawSelf(start: WalkStart | null, { words, positions }: NearData): void {
  const shown = [...document.querySelectorAll<HTMLElement>(VENUES)].flatMap(
    (venue) => positions[venueIdOf(venue)] ?? [],
  );
  for (const [name, box] of Object.entries(DRAWN_MAPS)) {
    const map = document.querySelector(`#${MAP_ID} svg.${name}`);
    map?.querySelector('.self')?.remove();
    if (!map || start?.placeId !== null) continue;
    const { x, y } = scaleOf(shown, box)(start.position);
    if (x < 0 || y < 0 || x > box.width || y > box.height) continue;
    const dot = document.createElementNS(SVG, 'circle');
    const attributes = { class: 'self', cx: x, cy: y, r: box.radius / 2, role: 'img' };
    for (const [key, value] of Object.entries(attributes)) dot.setAttribute(key, String(value));
    dot.setAttribute('aria-label', words['map.youAreHere']);
    map.append(dot);
  }
}
