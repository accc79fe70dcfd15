import type { Colour } from '../image/light.ts';
import { box } from './shapes.ts';

/** A direction or a point: x to the right, y up, z away from the camera. Lengths in metres. */
export type Vector = readonly [number, number, number];

export type Axis = 0 | 1 | 2;

/** What a wall is made of, at a place on it. */
export type Surface = (u: number, v: number) => number;

/**
 * A flat wall, floor or ceiling across one axis, at `at` on it. Places on it are (u, v):
 * (z, y) across axis 0, (x, z) across axis 1, (x, y) across axis 2, so that v is up on every wall.
 */
export interface Slab {
  readonly axis: Axis;
  readonly at: number;
  /** Middle and half sizes of the slab on (u, v). */
  readonly middle: readonly [number, number];
  readonly half: readonly [number, number];
  /** How far the slab goes on beyond what is seen of it, into its neighbours, so that no light leaks at the corners. */
  readonly overlap: number;
  /** Signed distance to the openings: negative where the wall is pierced. */
  readonly opening: ((u: number, v: number) => number) | null;
  /** Thickness of the wall seen in its openings, along the axis: may be negative. */
  readonly depth: number;
  /** Reflectance (0 to 1) and colour of the face. */
  readonly surface: Surface;
  readonly tint: Colour;
  /** Share of mirror reflection at a grazing look, for polished floors. */
  readonly gloss: number;
}

type Given = Pick<Slab, 'axis' | 'at' | 'middle' | 'half' | 'tint'> & Partial<Slab>;

/** A slab with the usual defaults: no opening, plain plaster. */
export const slab = (given: Given): Slab => ({
  overlap: 0,
  opening: null,
  depth: 0,
  surface: plain,
  gloss: 0,
  ...given,
});

const plain: Surface = () => 0.8;

/** A slab as the tracer reads it: flat, so that the many rays that miss it cost little. */
export interface Panel {
  readonly wall: Slab;
  readonly axis: Axis;
  readonly at: number;
  readonly depth: number;
  readonly u: number;
  readonly v: number;
  /** Half sizes, overlap included. */
  readonly wide: number;
  readonly tall: number;
  readonly opening: ((u: number, v: number) => number) | null;
}

export const panel = (wall: Slab): Panel => ({
  wall,
  axis: wall.axis,
  at: wall.at,
  depth: wall.depth,
  u: wall.middle[0],
  v: wall.middle[1],
  wide: wall.half[0] + wall.overlap,
  tall: wall.half[1] + wall.overlap,
  opening: wall.opening,
});

/** Signed distance to the matter of a panel in its own plane: negative where light is stopped. */
export function matter(wall: Panel, u: number, v: number): number {
  const bounds = box(u - wall.u, v - wall.v, wall.wide, wall.tall);
  if (wall.opening === null || bounds > 0.2) return bounds;
  const hole = -wall.opening(u, v);
  return hole > bounds ? hole : bounds;
}
