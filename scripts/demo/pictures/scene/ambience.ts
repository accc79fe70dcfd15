import { createLightMap, type Learn, type LightMap, readNearest, readSmooth } from './light-map.ts';
import type { Panel } from './slab.ts';
import { createHit, type Hit, trace } from './tracer.ts';
import { addDirect, type World } from './world.ts';

/** Rays sent from a place to learn what light falls on it, at the first and at the second bounce. */
const RAYS = [28, 72] as const;

/** Writes the indirect light (irradiance over pi) at a hit, after two bounces, to `out`. */
export type Ambience = (hit: Hit, out: Float32Array) => void;

/** A map and the way to learn its cells. */
interface Lit {
  readonly map: LightMap;
  readonly learn: Learn;
}

/** The indirect light of a world: maps on both sides of every slab for each bounce, filled as they are asked for. */
export function createAmbience(world: World): Ambience {
  const maps: (Lit | undefined)[] = [];

  const litBy = (hit: Hit, bounce: 0 | 1): Lit => {
    const { wall } = world.panels[hit.slab] as Panel;
    const side = hit.reveal
      ? -Math.sign(wall.depth)
      : wall.axis === 0
        ? hit.nx
        : wall.axis === 1
          ? hit.ny
          : hit.nz;
    const key = hit.slab * 4 + (side > 0 ? 2 : 0) + bounce;
    return (maps[key] ??= createLit(hit.slab, side > 0 ? 1 : -1, bounce));
  };

  const createLit = (index: number, side: 1 | -1, bounce: 0 | 1): Lit => {
    const wall = world.panels[index] as Panel;
    const map = createLightMap(wall.wall, world.mesh);
    const directions = SPIRALS[bounce];
    const learn: Learn = (column, row) => {
      const u = map.u + (column + 0.5) / map.cellsPerU;
      const v = map.v + (row + 0.5) / map.cellsPerV;
      const cell = row * map.columns + column;
      map.light.set(
        gather(world, wall, side, u, v, directions, turnOf(column, row), bounce === 0 ? null : again),
        cell * 3,
      );
      map.known[cell] = 1;
    };
    return { map, learn };
  };

  const again: Ambience = (hit, out) => {
    const { map, learn } = litBy(hit, 0);
    readNearest(map, hit.u, hit.v, learn, out);
  };

  return (hit, out) => {
    const { map, learn } = litBy(hit, 1);
    readSmooth(map, hit.u, hit.v, learn, out);
  };
}

/** A turn for each cell that no neighbour shares: it depends on the place alone, not on which pixel asked first. */
const turnOf = (column: number, row: number): number =>
  ((column * 7 + row * 11) % 16) * (Math.PI / 8) + column * 0.13;

/** Mean light that a place on one side of a slab receives from all around, its directions turned by `turn`. */
function gather(
  world: World,
  { axis, at, depth }: Panel,
  side: 1 | -1,
  u: number,
  v: number,
  directions: Float32Array,
  turn: number,
  ambience: Ambience | null,
): Float32Array {
  const count = directions.length / 3;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const lift = at + (side * depth > 0 ? depth : 0) + side * 0.004;
  const [x, y, z] = axis === 0 ? [lift, v, u] : axis === 1 ? [u, lift, v] : [u, v, lift];
  const hit = createHit();
  const seen = new Float32Array(3);
  const sum = new Float32Array(3);
  for (let index = 0; index < directions.length; index += 3) {
    const a = directions[index] as number;
    const b = directions[index + 2] as number;
    const up = (directions[index + 1] as number) * side;
    const du = a * cosine - b * sine;
    const dv = a * sine + b * cosine;
    const dx = axis === 0 ? up : du;
    const dy = axis === 1 ? up : dv;
    const dz = axis === 0 ? du : axis === 1 ? dv : up;
    trace(world.panels, x, y, z, dx, dy, dz, hit);
    if (hit.slab < 0) world.sky(dx, dy, dz, seen);
    else reflect(world, hit, ambience, seen);
    sum[0] = (sum[0] as number) + (seen[0] as number) / count;
    sum[1] = (sum[1] as number) + (seen[1] as number) / count;
    sum[2] = (sum[2] as number) + (seen[2] as number) / count;
  }
  return sum;
}

/** What a place sends back of the light it receives. */
function reflect(world: World, hit: Hit, ambience: Ambience | null, out: Float32Array): void {
  const { surface, tint } = (world.panels[hit.slab] as Panel).wall;
  const reflectance = surface(hit.u, hit.v);
  if (ambience === null) out.fill(0);
  else ambience(hit, out);
  out[0] = (out[0] as number) * reflectance * tint[0];
  out[1] = (out[1] as number) * reflectance * tint[1];
  out[2] = (out[2] as number) * reflectance * tint[2];
  addDirect(world, hit, reflectance, tint, out);
}

/** Cosine-weighted directions around +y, evenly spread along a golden-angle spiral. */
function spiral(count: number): Float32Array {
  const directions = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) {
    const radius = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.399963;
    directions.set(
      [radius * Math.cos(angle), Math.sqrt(1 - radius * radius), radius * Math.sin(angle)],
      index * 3,
    );
  }
  return directions;
}

const SPIRALS = [spiral(RAYS[0]), spiral(RAYS[1])] as const;
