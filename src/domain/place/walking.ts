import type { Position } from '../model/core.ts';

const EARTH_RADIUS = 6_371_000;

/**
 * Ratio of the way on foot between two points of a town to the straight line: 1.2 to 1.4. Old towns are at the upper
 * end, boulevards at the lower.
 */
const DETOUR = 1.3;

/** Metres a minute: 4.5 km/h, an unhurried adult's pace, street crossings included. */
const PACE = 4500 / 60;

/** Longer walks are not stated in minutes. */
export const LONGEST_WALK_MINUTES = 60;

/** Metres a minute in a straight line (50 km/h): nobody crosses a town faster, by any means. */
export const QUICKEST_PACE = 50_000 / 60;

/** A visitor who is farther than this from every venue is not in the festival's town: no walk is shown. */
export const FARTHEST_METRES = 20_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the metres between two points in a straight line, on a sphere (haversine), accurate to 0.5 %. */
export function metresBetween(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    north * north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The rule **Walking minutes**, rounded up to whole minutes; 0 only for the same place. It is an estimate from the
 * straight line: water, walls and hills are not considered.
 */
export function walkingMinutes(from: Position, to: Position): number {
  return Math.ceil(Math.round((metresBetween(from, to) * DETOUR * 10) / PACE) / 10);
}

/** Rounds up a position's accuracy in metres: a device is never exact to the metre, a network only to hundreds. */
export function roundedAccuracy(metres: number): number {
  const step = metres > 100 ? 100 : 10;
  return Math.max(step, Math.ceil(metres / step) * step);
}

/** Returns how to state a walk: the visitor is already there, it takes minutes, or it takes more than an hour. */
export function walkLength(minutes: number): 'here' | 'minutes' | 'longWalk' {
  if (minutes === 0) return 'here';
  return minutes > LONGEST_WALK_MINUTES ? 'longWalk' : 'minutes';
}
