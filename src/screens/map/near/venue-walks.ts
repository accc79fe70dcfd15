import own from './near.css?inline';
import { locate, registerStartChoice, findStartFor } from '../../../components/browser/where-i-am.ts';
import type { Id } from '../../../domain/model/core.ts';
import { fill } from '../../../i18n/fill.ts';
import { pageLang } from '../../../components/browser/page-lang.ts';
import { dataPath } from '../../../i18n/paths.ts';
import { fetchData } from '../../../stores/fetch-own.ts';
import { $walkStart, type WalkStart } from '../../../stores/walk-start.ts';
import { NEAR_BUTTON, NEAR_ID, NEAR_STATUS, venueAnchor, MAP_ID, venueIdOf, VENUES } from '../map-markup.ts';
import type { NearData, NearWords } from './near-data.ts';
import { DRAWN_MAPS, scaleOf } from '../drawn-map.ts';
import { walkingMinutes, walkLength } from '../../../domain/place/walking.ts';

/* Like those of the open map, these styles are loaded with this code only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(own);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Venues in the order of the page, which can be restored. */
let venuesInPageOrder: HTMLElement[] | undefined;

let loaded: Promise<NearData> | undefined;

const part = (selector: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${NEAR_ID} ${selector}`);

/** Sorts the list of venues by the walk from the visitor's position. @throws Error if its data cannot be loaded. */
export function walksFromHere(): Promise<void> {
  return findStartFor(part(`[${NEAR_BUTTON}]`), async (isLast) => {
    const data = await nearData();
    const { words, positions } = data;
    const here = await locate(Object.values(positions), { words, say, isLast });
    if (!here) return;
    const { position, accuracy, text } = here;
    startAt({ position, accuracy, placeId: null }, data);
    say(text, words);
  });
}

/** Sorts the list by the walk from a venue, and scrolls to it. @throws Error if its data cannot be loaded. */
export async function walksFromVenue(placeId: Id): Promise<void> {
  const isLast = registerStartChoice();
  const data = await nearData();
  const position = data.positions[placeId];
  if (!position || !isLast()) return;
  startAt({ position, placeId }, data);
  const place = document.querySelector(`#${venueAnchor(placeId)} :is(h2, h3)`)?.textContent.trim() ?? '';
  say(fill(data.words['walk.fromVenue'], { place }), data.words);
  const root = document.getElementById(NEAR_ID);
  root?.scrollIntoView({ block: 'start' });
  root?.focus({ preventScroll: true });
}

function startAt(start: WalkStart | null, data: NearData): void {
  $walkStart.set(start);
  orderVenues(start, data);
  drawSelf(start, data);
  part(`[${NEAR_BUTTON}]`)?.setAttribute('aria-pressed', String(start?.placeId === null));
}

/** Shows where walks start, or why they cannot. @param words if a button is to restore the order of the map. */
function say(text: string, words?: NearWords): void {
  const status = part(`[${NEAR_STATUS}]`);
  if (status) status.textContent = text;
  part('[data-map-order]')?.remove();
  if (!words) return;
  const back = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'link',
    textContent: words['places.mapOrder'],
  });
  back.dataset['mapOrder'] = '';
  back.addEventListener('click', () => {
    part(`[${NEAR_BUTTON}]`)?.focus();
    startAt(null, { words, positions: {} });
    say(words['walk.privacy']);
  });
  status?.after(back);
}

/** Loads the data once. @throws Error if it cannot be loaded; the next call tries again. */
function nearData(): Promise<NearData> {
  loaded ??= fetchData<NearData>(dataPath(pageLang(), 'near')).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Draws the visitor's position on the drawn maps, if it is within them; removes it if a venue is the start. */
function drawSelf(start: WalkStart | null, { words, positions }: NearData): void {
  const shown = [...document.querySelectorAll<HTMLElement>(VENUES)].flatMap(
    (venue) => positions[venueIdOf(venue)] ?? [],
  );
  for (const [name, box] of Object.entries(DRAWN_MAPS)) {
    const map = document.querySelector(`#${MAP_ID} svg.${name}`);
    map?.querySelector('circle[role="img"]')?.remove();
    if (!map || start?.placeId !== null) continue;
    const { x, y } = scaleOf(shown, box)(start.position);
    if (x < 0 || y < 0 || x > box.width || y > box.height) continue;
    const dot = `<circle class="self" cx="${x}" cy="${y}" r="${box.radius / 2}" role="img" />`;
    map.insertAdjacentHTML('beforeend', dot);
    map.lastElementChild?.setAttribute('aria-label', words['places.youAreHere']);
  }
}

/** Puts the nearest venues first and shows the walk to each; without a start, restores the order of the map. */
function orderVenues(start: WalkStart | null, { words, positions }: NearData): void {
  venuesInPageOrder ??= [...document.querySelectorAll<HTMLElement>(VENUES)];
  const walkTo = (id: Id): number | null => {
    const position = positions[id];
    return start && position ? walkingMinutes(start.position, position) : null;
  };
  const venues = venuesInPageOrder.map((element) => ({ element, walk: walkTo(venueIdOf(element)) }));
  for (const { element, walk } of venues) {
    element.querySelector('[data-walk]')?.remove();
    if (walk === null) continue;
    const text = fill(words[`walk.${walkLength(walk)}`], { count: walk });
    const line = Object.assign(document.createElement('p'), { className: 'walk', textContent: text });
    line.dataset['walk'] = '';
    element.querySelector('h2, h3')?.after(line);
  }
  // Venues without a known position come last.
  const far = Number.MAX_SAFE_INTEGER;
  const nearestFirst = [...venues].sort((one, other) => (one.walk ?? far) - (other.walk ?? far));
  venues[0]?.element.parentElement?.append(...nearestFirst.map(({ element }) => element));
}
