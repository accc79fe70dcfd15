import type { Position } from '../model/core.ts';

const EARTH_RADIUS = 6_371_000;

/**
 * Streets are not straight. Between two points of a town the way on foot is 1.2 to 1.4 times the line between them; old
 * towns are at the upper end, boulevards at the lower.
 */
const DETOUR = 1.3;

/** Metres a minute: 4.5 km/h, an unhurried adult's pace, street crossings included. */
const PACE = 4500 / 60;

/** Nobody counts the minutes of a longer walk. */
export const LONGEST_WALK_MINUTES = 60;

/** Metres a minute as the crow flies: nobody is quicker across a town, by whatever means (50 km/h). */
export const QUICKEST_PACE = 50_000 / 60;

/** A visitor who is farther than this from every venue is not in the festival's town: no walk is told. */
export const FARTHEST_METRES = 20_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two points as the crow flies, on a sphere (haversine): right to 0.5 %. */
export function metresBetween(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord =
    north * north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east * east;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The rule **Walking minutes**, rounded up to whole minutes; 0 only for one and the same place. An estimate from the
 * straight line: water, walls and hills are not known.
 */
export function walkingMinutes(from: Position, to: Position): number {
  return Math.ceil(Math.round((metresBetween(from, to) * DETOUR * 10) / PACE) / 10);
}

/** A device is never right to the metre, and a network is right to some hundreds: the metres that are told of it. */
export function roundedAccuracy(metres: number): number {
  const step = metres > 100 ? 100 : 10;
  return Math.max(step, Math.ceil(metres / step) * step);
}

/** How a walk is told: one is there, it takes minutes, or more than an hour. */
export function walkLength(minutes: number): 'here' | 'walk' | 'longWalk' {
  if (minutes === 0) return 'here';
  return minutes > LONGEST_WALK_MINUTES ? 'longWalk' : 'walk';
}
