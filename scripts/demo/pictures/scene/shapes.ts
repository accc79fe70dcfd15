import { lengthOf } from '../image/length.ts';

/**
 * Signed distances to flat shapes: negative inside, positive outside, 0 on the edge.
 * Joined with `Math.min` (either), `Math.max` (both) and `-` (not).
 */
export const disc = (x: number, y: number, radius: number): number => lengthOf(x, y) - radius;

/** A rectangle around the origin, `width` and `height` being half sizes. */
export function box(x: number, y: number, width: number, height: number): number {
  const dx = Math.abs(x) - width;
  const dy = Math.abs(y) - height;
  return dx <= 0 || dy <= 0 ? Math.max(dx, dy) : Math.sqrt(dx * dx + dy * dy);
}

/** Nearness to the segment from (ax, ay) to (bx, by), with round ends of the given radius. */
export function capsule(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const along = share < 0 ? 0 : share > 1 ? 1 : share;
  return lengthOf(x - ax - along * dx, y - ay - along * dy) - radius;
}

/** The remainder of `value` around 0, from -period/2 to period/2: repeats a shape along an axis. */
export const repeat = (value: number, period: number): number => value - period * Math.round(value / period);

export type ArchKind = 'round' | 'horseshoe' | 'pointed' | 'flat';

/**
 * A doorway standing on y = 0, `half` wide on each side, its arch springing at height `spring`.
 * The pointed one is drawn from two centres, the horseshoe narrows again below its widest point.
 */
export function archway(kind: ArchKind, x: number, y: number, half: number, spring: number): number {
  const side = Math.abs(x);
  const shaft = Math.max(side - half, y - spring);
  if (kind === 'flat') return Math.max(side - half, y - spring - half * 0.6);
  if (kind === 'pointed') {
    const off = half * 0.45;
    const arch = lengthOf(side + off, Math.max(0, y - spring)) - (half + off);
    return Math.max(arch, side - half);
  }
  if (kind === 'horseshoe') {
    const radius = half * 1.16;
    return Math.min(lengthOf(side, y - spring - radius * 0.5) - radius, Math.max(shaft, y - spring));
  }
  return Math.min(shaft, lengthOf(side, y - spring) - half);
}
