import { lengthOf } from '../image/length.ts';
import { matter, type Panel } from './slab.ts';

/** What a ray met first. `slab` is -1 for the open sky. */
export interface Hit {
  slab: number;
  distance: number;
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
  nx: number;
  ny: number;
  nz: number;
  /** In the thickness of an opening rather than on the face. */
  reveal: boolean;
}

export const createHit = (): Hit => ({
  slab: -1,
  distance: 0,
  x: 0,
  y: 0,
  z: 0,
  u: 0,
  v: 0,
  nx: 0,
  ny: 0,
  nz: 0,
  reveal: false,
});

const NEAR = 1e-4;

/** Fills `hit` with the first slab on the ray from (ox, oy, oz) along the unit direction (dx, dy, dz). */
export function trace(
  panels: readonly Panel[],
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: Hit,
): void {
  hit.slab = -1;
  hit.distance = Infinity;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  // By index: an iterator of entries would make an array for each of the many slabs of each ray.
  for (let index = 0; index < panels.length; index++) {
    const wall = panels[index] as Panel;
    const axis = wall.axis;
    const inverse = axis === 0 ? ix : axis === 1 ? iy : iz;
    const face = (wall.at - (axis === 0 ? ox : axis === 1 ? oy : oz)) * inverse;
    const other = wall.depth === 0 ? face : face + wall.depth * inverse;
    const enter = face < other ? face : other;
    const leave = face < other ? other : face;
    if (!(leave > NEAR) || enter >= hit.distance) continue;
    const ou = axis === 0 ? oz : ox;
    const ov = axis === 1 ? oz : oy;
    const du = axis === 0 ? dz : dx;
    const dv = axis === 1 ? dz : dy;
    const start = enter > NEAR ? enter : NEAR;
    const u = ou + du * start;
    const v = ov + dv * start;
    if (Math.abs(u - wall.u) > wall.wide || Math.abs(v - wall.v) > wall.tall) continue;
    const space = matter(wall, u, v);
    if (space <= 0) {
      if (enter > NEAR) record(hit, index, enter, u, v, axis, inverse > 0 ? -1 : 1);
    } else if (wall.depth !== 0 && space < 3) {
      cross(wall, index, start, leave, ou, ov, du, dv, hit);
    }
  }
  if (hit.slab < 0) return;
  hit.x = ox + dx * hit.distance;
  hit.y = oy + dy * hit.distance;
  hit.z = oz + dz * hit.distance;
}

function record(hit: Hit, slab: number, t: number, u: number, v: number, axis: number, side: number): void {
  hit.slab = slab;
  hit.distance = t;
  hit.u = u;
  hit.v = v;
  hit.nx = axis === 0 ? side : 0;
  hit.ny = axis === 1 ? side : 0;
  hit.nz = axis === 2 ? side : 0;
  hit.reveal = false;
}

/** Walks the ray through the thickness of an opening until it leaves it or strikes its side. */
function cross(
  wall: Panel,
  index: number,
  start: number,
  leave: number,
  ou: number,
  ov: number,
  du: number,
  dv: number,
  hit: Hit,
): void {
  const end = Math.min(leave, hit.distance);
  const pace = 0.98 / Math.max(Math.sqrt(du * du + dv * dv), 1e-6);
  for (let t = start, step = 0; step < 40 && t < end; step++) {
    const u = ou + du * t;
    const v = ov + dv * t;
    const space = matter(wall, u, v);
    if (space < 0.0015) {
      strikeReveal(wall, index, t, u, v, hit);
      return;
    }
    t += space * pace;
  }
}

function strikeReveal(wall: Panel, index: number, t: number, u: number, v: number, hit: Hit): void {
  const step = 0.004;
  const gu = matter(wall, u + step, v) - matter(wall, u - step, v);
  const gv = matter(wall, u, v + step) - matter(wall, u, v - step);
  const length = lengthOf(gu, gv) || 1;
  hit.slab = index;
  hit.distance = t;
  hit.u = u;
  hit.v = v;
  hit.reveal = true;
  hit.nx = wall.axis === 0 ? 0 : gu / length;
  hit.ny = wall.axis === 1 ? 0 : gv / length;
  hit.nz = wall.axis === 0 ? gu / length : wall.axis === 1 ? gv / length : 0;
}

/**
 * Share of a light that arrives at a point, from the direction (dx, dy, dz), `far` metres away.
 * Shadow edges are as wide as the light looks from the occluder: `spread` is its half width per metre for a far light,
 * and a near one's grows as the occluder nears it.
 */
export function unshadowed(
  panels: readonly Panel[],
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  spread: number,
  far: number,
): number {
  let share = 1;
  for (const wall of panels) {
    const axis = wall.axis;
    const along = axis === 0 ? dx : axis === 1 ? dy : dz;
    const t = (wall.at - (axis === 0 ? x : axis === 1 ? y : z)) / along;
    if (t > 1e-5 && t < far) share *= passing(wall, t, x, y, z, dx, dy, dz, spread, far);
    if (share <= 0.001) return 0;
    if (wall.depth === 0) continue;
    const other = t + wall.depth / along;
    if (other > 1e-5 && other < far) share *= passing(wall, other, x, y, z, dx, dy, dz, spread, far);
  }
  return share;
}

function passing(
  wall: Panel,
  t: number,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  spread: number,
  far: number,
): number {
  const u = wall.axis === 0 ? z + dz * t : x + dx * t;
  const v = wall.axis === 1 ? z + dz * t : y + dy * t;
  const edge = spread * (far === Infinity ? t : t / Math.max(1 - t / far, 0.02)) + 0.0015;
  if (Math.abs(u - wall.u) > wall.wide + edge || Math.abs(v - wall.v) > wall.tall + edge) return 1;
  const space = matter(wall, u, v) / edge;
  if (space >= 1) return 1;
  if (space <= -1) return 0;
  return 0.5 + space * (0.75 - 0.25 * space * space);
}
