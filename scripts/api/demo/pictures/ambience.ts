import { createRandom } from './noise.ts';
import type { Slab } from './slab.ts';
import { createHit, type Hit, trace } from './tracer.ts';
import { addDirect, type World } from './world.ts';

/** Rays sent from a place to learn what light falls on it, at the first and at the second bounce. */
const RAYS = [0, 40, 112] as const;

/** Indirect light on one side of a slab, learnt place by place as it is asked for. NaN: not asked yet. */
interface LightMap {
  readonly columns: number;
  readonly rows: number;
  readonly light: Float32Array;
}

/** Writes the indirect light (irradiance over pi) at a hit after `bounce` bounces to `out`. */
export type Ambience = (hit: Hit, bounce: number, out: Float32Array) => void;

/** Cosine-weighted directions around +y, evenly spread by a golden-angle spiral. */
function spiral(count: number): Float32Array {
  const directions = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963;
    directions[index * 3] = radius * Math.cos(angle);
    directions[index * 3 + 1] = Math.sqrt(1 - radius * radius);
    directions[index * 3 + 2] = radius * Math.sin(angle);
  }
  return directions;
}

/** The indirect light of a world: maps on every slab, filled lazily, read through a smooth spline. */
export function createAmbience(world: World): Ambience {
  const maps = new Map<number, LightMap>();
  const spirals = RAYS.map(spiral);
  const random = createRandom('ambience');
  const sides = world.slabs.map((wall) => ({
    columns: Math.max(4, Math.min(40, Math.ceil((wall.half[0] * 2) / world.mesh))),
    rows: Math.max(4, Math.min(40, Math.ceil((wall.half[1] * 2) / world.mesh))),
  }));

  const mapOf = (slab: number, front: boolean, bounce: number): LightMap => {
    const key = (slab * 2 + (front ? 1 : 0)) * 4 + bounce;
    const known = maps.get(key);
    if (known !== undefined) return known;
    const { columns, rows } = sides[slab] as { columns: number; rows: number };
    const fresh = { columns, rows, light: new Float32Array(columns * rows * 3).fill(Number.NaN) };
    maps.set(key, fresh);
    return fresh;
  };

  const gather = (
    wall: Slab,
    side: number,
    u: number,
    v: number,
    bounce: number,
    out: Float32Array,
  ): void => {
    const directions = spirals[bounce] as Float32Array;
    const count = directions.length / 3;
    const turn = random() * Math.PI * 2;
    const cosine = Math.cos(turn);
    const sine = Math.sin(turn);
    const { axis } = wall;
    const lift = wall.at + (side * wall.depth > 0 ? wall.depth : 0) + side * 0.004;
    const hit = createHit();
    const seen = new Float32Array(3);
    out.fill(0);
    for (let index = 0; index < count; index++) {
      const a = directions[index * 3] as number;
      const up = (directions[index * 3 + 1] as number) * side;
      const b = directions[index * 3 + 2] as number;
      const du = a * cosine - b * sine;
      const dv = a * sine + b * cosine;
      const dx = axis === 0 ? up : du;
      const dy = axis === 1 ? up : dv;
      const dz = axis === 0 ? du : axis === 1 ? dv : up;
      trace(
        world.slabs,
        axis === 0 ? lift : u,
        axis === 1 ? lift : v,
        axis === 0 ? u : axis === 1 ? v : lift,
        dx,
        dy,
        dz,
        hit,
      );
      if (hit.slab < 0) world.sky(dx, dy, dz, seen);
      else reflect(hit, bounce - 1, seen);
      for (let channel = 0; channel < 3; channel++)
        out[channel] = (out[channel] as number) + (seen[channel] as number) / count;
    }
  };

  const reflect = (hit: Hit, bounce: number, out: Float32Array): void => {
    const wall = world.slabs[hit.slab] as Slab;
    const reflectance = wall.surface(hit.u, hit.v);
    if (bounce > 0) nearest(hit, bounce, out);
    else out.fill(0);
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = (out[channel] as number) * reflectance * (wall.tint[channel] as number);
    }
    addDirect(world, hit, reflectance, wall.tint, out);
  };

  const cell = (hit: Hit, map: LightMap, column: number, row: number, bounce: number): number => {
    const at = (row * map.columns + column) * 3;
    if (Number.isNaN(map.light[at])) {
      const wall = world.slabs[hit.slab] as Slab;
      const placed = new Float32Array(3);
      const u = wall.middle[0] + wall.half[0] * (((column + 0.5) / map.columns) * 2 - 1);
      const v = wall.middle[1] + wall.half[1] * (((row + 0.5) / map.rows) * 2 - 1);
      gather(wall, facing(hit, wall), u, v, bounce, placed);
      map.light.set(placed, at);
    }
    return at;
  };

  const place = (hit: Hit, wall: Slab, map: LightMap): [number, number] => [
    (((hit.u - wall.middle[0]) / wall.half[0] + 1) / 2) * map.columns - 0.5,
    (((hit.v - wall.middle[1]) / wall.half[1] + 1) / 2) * map.rows - 0.5,
  ];

  const nearest = (hit: Hit, bounce: number, out: Float32Array): void => {
    const wall = world.slabs[hit.slab] as Slab;
    const map = mapOf(hit.slab, facing(hit, wall) > 0, bounce);
    const [x, y] = place(hit, wall, map);
    const at = cell(hit, map, within(Math.round(x), map.columns), within(Math.round(y), map.rows), bounce);
    for (let channel = 0; channel < 3; channel++) out[channel] = map.light[at + channel] as number;
  };

  return (hit, bounce, out) => {
    const wall = world.slabs[hit.slab] as Slab;
    const map = mapOf(hit.slab, facing(hit, wall) > 0, bounce);
    const [x, y] = place(hit, wall, map);
    const column = Math.floor(x);
    const row = Math.floor(y);
    spline(x - column, across);
    spline(y - row, down);
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let j = 0; j < 4; j++) {
      for (let i = 0; i < 4; i++) {
        const weight = (across[i] as number) * (down[j] as number);
        const at = cell(hit, map, within(column + i - 1, map.columns), within(row + j - 1, map.rows), bounce);
        red += weight * (map.light[at] as number);
        green += weight * (map.light[at + 1] as number);
        blue += weight * (map.light[at + 2] as number);
      }
    }
    out[0] = red;
    out[1] = green;
    out[2] = blue;
  };
}

const across = new Float32Array(4);
const down = new Float32Array(4);

/** Which side of the slab was hit; the sides of an opening take the light of the face it leads to. */
function facing(hit: Hit, wall: Slab): number {
  if (hit.reveal) return wall.depth > 0 ? -1 : 1;
  return wall.axis === 0 ? hit.nx : wall.axis === 1 ? hit.ny : hit.nz;
}

const within = (index: number, count: number): number => (index < 0 ? 0 : index >= count ? count - 1 : index);

/** Weights of a cubic B-spline: they smooth the few rays' noise along with the map's cells. */
function spline(t: number, weights: Float32Array): void {
  const s = 1 - t;
  weights[0] = (s * s * s) / 6;
  weights[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  weights[2] = (3 * s * s * s - 6 * s * s + 4) / 6;
  weights[3] = (t * t * t) / 6;
}
