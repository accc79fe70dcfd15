import type { Outline } from '../image/fill.ts';
import type { Random } from '../image/noise.ts';
import { type Point, ribbon, wander } from '../image/strokes.ts';

/** A pressed plant: its outlines, and those of its veins, through which less light comes. */
export interface Plant {
  readonly parts: Outline[];
  readonly veins: Outline[];
}

/** Grows a plant from a foot, in a direction (radians), about `size` tall. */
export type Grow = (random: Random, foot: Point, heading: number, size: number) => Plant;

/** A leaf: pointed at both ends, widest at `belly` of its length. */
export function leaf(
  plant: Plant,
  foot: Point,
  heading: number,
  length: number,
  wide: number,
  bend: number,
  belly = 0.4,
): void {
  const spine = wander(foot, heading, length / 14, 14, () => bend / 14);
  const power = Math.log(0.5) / Math.log(belly);
  plant.parts.push(
    ribbon(spine, (share) => wide * Math.sin(Math.PI * share ** power) ** 0.85 + length * 0.002),
  );
  plant.veins.push(ribbon(spine, (share) => length * 0.009 * (1.1 - share)));
}

/** A stem that bends one way. */
export const stemOf = (
  random: Random,
  foot: Point,
  heading: number,
  size: number,
  steps: number,
): Point[] => {
  const bend = random.between(-0.5, 0.5);
  return wander(
    foot,
    heading,
    size / steps,
    steps,
    (index) => (bend / steps) * (0.4 + (1.2 * index) / steps),
  );
};
