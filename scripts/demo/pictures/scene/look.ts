import { createAmbience } from './ambience.ts';
import { panel, type Panel } from './slab.ts';
import { createHit, trace } from './tracer.ts';
import { addDirect, type Scene, type World } from './world.ts';

/** Light seen from a point along a unit direction, written to `out`. */
export type Look = (
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float32Array,
) => void;

/** Ray-casts a world of slabs: sharp sun, soft shadows, two bounces of indirect light, polished floors. */
export function createLook({ slabs, ...scene }: Scene): Look {
  const world: World = { ...scene, panels: slabs.map(panel) };
  const ambience = createAmbience(world);
  const hit = createHit();
  const ambient = new Float32Array(3);
  const mirrored = new Float32Array(3);
  const look = (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    out: Float32Array,
    mirror: boolean,
  ): void => {
    trace(world.panels, ox, oy, oz, dx, dy, dz, hit);
    if (hit.slab < 0) {
      world.sky(dx, dy, dz, out);
      return;
    }
    const { wall } = world.panels[hit.slab] as Panel;
    const { tint, gloss } = wall;
    const reflectance = wall.surface(hit.u, hit.v);
    ambience(hit, ambient);
    out[0] = reflectance * tint[0] * (ambient[0] as number);
    out[1] = reflectance * tint[1] * (ambient[1] as number);
    out[2] = reflectance * tint[2] * (ambient[2] as number);
    addDirect(world, hit, reflectance, tint, out);
    if (!mirror || gloss === 0 || hit.reveal) return;
    const { x, y, z, nx, ny, nz } = hit;
    const facing = dx * nx + dy * ny + dz * nz;
    const share = gloss * (0.04 + 0.96 * (1 + facing) ** 4) * (reflectance / 0.8);
    if (share < 0.01) return;
    look(x, y, z, dx - 2 * facing * nx, dy - 2 * facing * ny, dz - 2 * facing * nz, mirrored, false);
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = (out[channel] as number) * (1 - share) + (mirrored[channel] as number) * share;
    }
  };
  return (ox, oy, oz, dx, dy, dz, out) => look(ox, oy, oz, dx, dy, dz, out, true);
}
