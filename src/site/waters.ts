import type { Position } from '../domain/place/places.ts';

export type Ring = readonly Position[];

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** The gulf, and the two lakes on either side of the causeway to La Goulette. */
const tunis: readonly Ring[] = [
  [
    ...[at(37.05, 10.2), at(37.0, 10.19), at(36.965, 10.225), at(36.935, 10.262), at(36.926, 10.297)],
    ...[at(36.908, 10.302), at(36.893, 10.325), at(36.88, 10.336), at(36.874, 10.352), at(36.868, 10.355)],
    ...[at(36.861, 10.343), at(36.853, 10.336), at(36.845, 10.3295), at(36.836, 10.3215), at(36.826, 10.313)],
    ...[at(36.8175, 10.3095), at(36.812, 10.308), at(36.803, 10.299), at(36.79, 10.291), at(36.772, 10.296)],
    ...[at(36.755, 10.312), at(36.742, 10.331), at(36.733, 10.352), at(36.72, 10.39), at(36.7, 10.44)],
    ...[at(36.7, 10.7), at(37.05, 10.7)],
  ],
  [
    ...[at(36.8015, 10.198), at(36.809, 10.1965), at(36.817, 10.2), at(36.827, 10.207), at(36.833, 10.219)],
    ...[at(36.834, 10.238), at(36.84, 10.252), at(36.847, 10.262), at(36.847, 10.275), at(36.842, 10.288)],
    ...[at(36.833, 10.299), at(36.822, 10.299), at(36.8155, 10.294), at(36.81, 10.27), at(36.8055, 10.235)],
  ],
  [
    ...[at(36.799, 10.2), at(36.803, 10.235), at(36.807, 10.268), at(36.808, 10.282), at(36.798, 10.28)],
    ...[at(36.787, 10.272), at(36.777, 10.258), at(36.772, 10.238), at(36.775, 10.22), at(36.785, 10.207)],
  ],
];

const watersBySlug: Readonly<Record<string, readonly Ring[]>> = { dhaw: tunis };

/**
 * Waters around a festival's city, sketched by hand: they give orientation where no map tile has loaded. Empty for a
 * festival without a sketch.
 */
export function watersOf(siteSlug: string): readonly Ring[] {
  return watersBySlug[siteSlug] ?? [];
}
