import { lengthOf } from '../image/length.ts';
import type { Random } from '../image/noise.ts';
import { box, capsule, disc, repeat } from './shapes.ts';

/** Signed distance to the holes of a lattice: negative where light passes. */
export type Lattice = (u: number, v: number) => number;

/** One of the workshop's lattices, its pattern repeating every `cell` metres. */
export function lattice(random: Random, cell: number): Lattice {
  return random.pick([turned, stars, honeycomb, pierced, louvre])(cell, random);
}

/** Turned wood: beads at the crossings of thin spindles. */
function turned(cell: number, random: Random): Lattice {
  const step = cell * 0.45;
  const bead = step * random.between(0.24, 0.34);
  const spindle = step * 0.07;
  return (u, v) => {
    const a = repeat(u, step);
    const b = repeat(v, step);
    const swell = bead * 0.55;
    const across = lengthOf(repeat(u + step / 2, step), b) - swell;
    const up = lengthOf(a, repeat(v + step / 2, step)) - swell;
    const rods = Math.min(Math.abs(a), Math.abs(b)) - spindle;
    return -Math.min(disc(a, b, bead), across, up, rods);
  };
}

/** Eight-pointed stars and the crosses between them. */
function stars(cell: number, random: Random): Lattice {
  const size = cell * random.between(0.3, 0.34);
  const strap = cell * random.between(0.035, 0.06);
  const star = (u: number, v: number): number =>
    Math.min(box(u, v, size, size), box((u + v) * Math.SQRT1_2, (u - v) * Math.SQRT1_2, size, size));
  return (u, v) => {
    const a = repeat(u, cell);
    const b = repeat(v, cell);
    const c = repeat(u + cell / 2, cell);
    const d = repeat(v + cell / 2, cell);
    const cross = Math.max(-star(a, b), Math.min(box(c, d, size * 2, size * 2), 1));
    return Math.min(star(a, b) + strap, Math.max(cross + strap, disc(c, d, cell * 0.27)));
  };
}

/** Hexagons, or the triangles and hexagons of three crossing sets of bars. */
function honeycomb(cell: number, random: Random): Lattice {
  const crossed = random.chance(0.5);
  const bar = cell * random.between(0.05, 0.09);
  return (u, v) => {
    if (crossed) {
      const a = Math.abs(repeat(u, cell * 0.5));
      const b = Math.abs(repeat(u / 2 + v * 0.866, cell * 0.5));
      const c = Math.abs(repeat(u / 2 - v * 0.866, cell * 0.5));
      return bar - Math.min(a, b, c);
    }
    const hexagon = (x: number, y: number): number =>
      Math.max(Math.abs(x), Math.abs(x) / 2 + Math.abs(y) * 0.866) - cell / 4 + bar / 2;
    const first = hexagon(repeat(u, cell / 2), repeat(v, cell * 0.866));
    return Math.min(first, hexagon(repeat(u + cell / 4, cell / 2), repeat(v + cell * 0.433, cell * 0.866)));
  };
}

/** A plaster claustra: round holes and lozenges in staggered rows. */
function pierced(cell: number, random: Random): Lattice {
  const hole = cell * random.between(0.18, 0.24);
  const lozenge = cell * random.between(0.1, 0.16);
  return (u, v) => {
    const a = repeat(u, cell * 0.6);
    const b = repeat(v, cell * 0.6);
    const c = Math.abs(repeat(u + cell * 0.3, cell * 0.6));
    const d = Math.abs(repeat(v + cell * 0.3, cell * 0.6));
    return Math.min(disc(a, b, hole), (c + d - lozenge) * 0.707);
  };
}

/** A shutter: slats between stiles. */
function louvre(cell: number, random: Random): Lattice {
  const step = cell * random.between(0.22, 0.4);
  const slat = step * random.between(0.25, 0.36);
  const leaf = cell * 3;
  return (u, v) => {
    const gap = slat - Math.abs(repeat(v, step));
    const stile = 0.05 - Math.abs(repeat(u, leaf));
    const rail = 0.06 - Math.abs(repeat(v, cell * 5));
    return Math.max(gap, stile, rail, -capsule(u, v, 0, 9, 0, 10, 0.1));
  };
}
