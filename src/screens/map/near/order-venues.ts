import type { Id } from '../../../domain/model/common.ts';
import { walkingMinutes, walkLength } from '../../../domain/place/walking.ts';
import { fill } from '../../../i18n/fill.ts';
import type { WalkStart } from '../../../stores/walk-start.ts';
import { venueIdOf, VENUES } from '../map-markup.ts';
import type { NearData } from './near-model.ts';

/** Venues in the order of the page, which can be had back. */
let inOwnOrder: HTMLElement[] | undefined;

/** Puts the nearest venues first and says how far each is; without a start, in the order of the map again. */
export function orderVenues(start: WalkStart | null, { words, positions }: NearData): void {
  inOwnOrder ??= [...document.querySelectorAll<HTMLElement>(VENUES)];
  const walkTo = (id: Id): number | null => {
    const position = positions[id];
    return start && position ? walkingMinutes(start.position, position) : null;
  };
  const venues = inOwnOrder.map((element) => ({ element, walk: walkTo(venueIdOf(element)) }));
  for (const { element, walk } of venues) {
    element.querySelector('.walk')?.remove();
    if (walk === null) continue;
    const text = fill(words[`now.${walkLength(walk)}`], { count: walk });
    const line = Object.assign(document.createElement('p'), { className: 'walk', textContent: text });
    element.querySelector('h2, h3')?.after(line);
  }
  // Those whose position is not known come last.
  const far = Number.MAX_SAFE_INTEGER;
  const nearestFirst = [...venues].sort((one, other) => (one.walk ?? far) - (other.walk ?? far));
  venues[0]?.element.parentElement?.append(...nearestFirst.map(({ element }) => element));
}
