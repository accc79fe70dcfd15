import type { Position, ById, FestivalEvent, Id, Lang } from '../model/core.ts';
import type { Place } from '../model/festival.ts';
import { localise } from '../text/localise.ts';

/** The rule **Venues of an edition**. @param events events of the edition. */
export function venuesOf(
  places: readonly Place[],
  events: readonly Pick<FestivalEvent, 'placeId'>[],
): readonly Place[] {
  const ids = new Set(events.map(({ placeId }) => placeId));
  const venues = places.filter(({ id }) => ids.has(id));
  return venues.length > 0 ? venues : places;
}

/** Whether the list of what is on now offers walks from a place. @param events events of the edition there. */
export function startsWalks({ position }: Place, events: readonly Pick<FestivalEvent, 'time'>[]): boolean {
  return position !== null && events.some(({ time }) => time !== null);
}

/** One marker of the map (**Shared points**). */
export interface MapPoint<T> {
  /** From 1, in the order of the places. */
  number: number;
  position: Position;
  places: T[];
}

/** About a metre: places closer than that cannot be distinguished on the map. */
const DECIMALS = 5;
const FIRST_LETTER = 0x61;

/** The rule **Shared points**. Places without a position are left out. */
export function pointsOf<T extends Pick<Place, 'position'>>(places: readonly T[]): MapPoint<T>[] {
  const points = new Map<string, MapPoint<T>>();
  for (const place of places) {
    const { position } = place;
    if (!position) continue;
    const key = `${position.latitude.toFixed(DECIMALS)} ${position.longitude.toFixed(DECIMALS)}`;
    const point = points.get(key);
    if (point) point.places.push(place);
    else points.set(key, { number: points.size + 1, position, places: [place] });
  }
  return [...points.values()];
}

/** The number of a place in lists: "4", or "4b" for the second of those that share a marker (**Shared points**). */
export function numberInList(
  { number, places }: Pick<MapPoint<unknown>, 'number' | 'places'>,
  index: number,
) {
  return places.length > 1 ? `${number}${String.fromCodePoint(FIRST_LETTER + index)}` : String(number);
}

/** The name of an event's place; null if it has no place or the place has no name. */
export function placeName(placeId: Id | null, places: ById<Place>, lang: Lang) {
  const place = places.get(placeId);
  return place ? localise(place.name, lang) : null;
}
