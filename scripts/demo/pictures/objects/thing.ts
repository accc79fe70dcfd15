import type { Outline } from '../image/fill.ts';
import type { Random } from '../image/noise.ts';
import { type Point, ribbon } from '../image/strokes.ts';

/** A thing laid on photographic paper: outlines in its own coordinates, about 1 across. */
export type Thing = readonly Layer[];

export interface Layer {
  readonly parts: readonly Outline[];
  /** Share of the light it stops: glass little, metal all. */
  readonly density: number;
}

export type Make = (random: Random) => Thing;

/** A circle of wire. */
export const ring = (x: number, y: number, radius: number, half: number): Outline[] => {
  const points: Point[] = Array.from({ length: 65 }, (_, index) => {
    const angle = (index / 64) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const [a, b] = [points.slice(0, 34), points.slice(32)];
  return [ribbon(a, () => half), ribbon(b, () => half)];
};

/** A straight rod. */
export const bar = (ax: number, ay: number, bx: number, by: number, half: number): Outline =>
  ribbon(
    [
      [ax, ay],
      [bx, by],
    ],
    () => half,
  );
