import type { Outline } from './fill.ts';
import { lengthOf } from './length.ts';

export type Point = readonly [number, number];

/** Points written as in an SVG: `x,y x,y`. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A line through points as a ribbon, its half width given from start (0) to end (1). */
export function ribbon(points: readonly Point[], halfWidth: (share: number) => number): Outline {
  const left: number[] = [];
  const right: number[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] as Point;
    const [bx, by] = points[Math.min(last, index + 1)] as Point;
    const length = lengthOf(bx - ax, by - ay) || 1;
    const half = halfWidth(index / last);
    const nx = (-(by - ay) / length) * half;
    const ny = ((bx - ax) / length) * half;
    left.push(x + nx, y + ny);
    right.unshift(x - nx, y - ny);
  });
  return [...left, ...right];
}

/** A path that starts at a point and bends: `turn` radians at each of `count` steps of length `step`. */
export function wander(
  from: Point,
  heading: number,
  step: number,
  count: number,
  turn: (index: number) => number,
): Point[] {
  const points: Point[] = [from];
  let [x, y] = from;
  let angle = heading;
  for (let index = 0; index < count; index++) {
    angle += turn(index);
    x += Math.cos(angle) * step;
    y += Math.sin(angle) * step;
    points.push([x, y]);
  }
  return points;
}

/** The heading of a path at one of its points, in radians. */
export function headingAt(points: readonly Point[], index: number): number {
  const [ax, ay] = points[Math.max(0, index - 1)] as Point;
  const [bx, by] = points[Math.min(points.length - 1, index + 1)] as Point;
  return Math.atan2(by - ay, bx - ax);
}

/** A smooth closed outline through points (Catmull-Rom), `steps` to a side. */
export function smooth(points: readonly Point[], steps = 8): Outline {
  const outline: number[] = [];
  const count = points.length;
  for (let index = 0; index < count; index++) {
    const [p, a, b, n] = [-1, 0, 1, 2].map((shift) => points[(index + shift + count) % count]) as [
      Point,
      Point,
      Point,
      Point,
    ];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      for (const axis of [0, 1] as const) {
        outline.push(
          a[axis] +
            0.5 *
              t *
              (b[axis] -
                p[axis] +
                t *
                  (2 * p[axis] -
                    5 * a[axis] +
                    4 * b[axis] -
                    n[axis] +
                    t * (3 * (a[axis] - b[axis]) + n[axis] - p[axis]))),
        );
      }
    }
  }
  return outline;
}

/** A circle, or an ellipse turned by `turn`. */
export function oval(x: number, y: number, wide: number, tall = wide, turn = 0): Outline {
  const outline: number[] = [];
  const sides = 48;
  for (let side = 0; side < sides; side++) {
    const angle = (side / sides) * Math.PI * 2;
    const u = Math.cos(angle) * wide;
    const v = Math.sin(angle) * tall;
    outline.push(x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn));
  }
  return outline;
}
