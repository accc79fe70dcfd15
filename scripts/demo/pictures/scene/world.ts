import type { Colour } from '../image/light.ts';
import type { Panel, Slab, Vector } from './slab.ts';
import { type Hit, unshadowed } from './tracer.ts';

/** Writes the light of the sky in a direction. */
export type Sky = (dx: number, dy: number, dz: number, out: Float32Array) => void;

/** A lamp, or the sun when `far` is infinite. */
export interface Lamp {
  /** Direction towards the sun, or the place of the lamp. */
  readonly at: Vector;
  readonly far: boolean;
  readonly light: Colour;
  /** Half width: per metre of distance for the sun, in metres for a lamp. */
  readonly spread: number;
  /** Share sent in a direction from the lamp, for pierced or shaded lamps. */
  readonly shade: ((dx: number, dy: number, dz: number) => number) | null;
}

/** A scene as it is written down. */
export interface Scene {
  readonly slabs: readonly Slab[];
  readonly lamps: readonly Lamp[];
  readonly sky: Sky;
  /** Fineness of the indirect light's maps, in metres. */
  readonly mesh: number;
}

/** A scene ready for its many rays. */
export interface World {
  readonly panels: readonly Panel[];
  readonly lamps: readonly Lamp[];
  readonly sky: Sky;
  /** Fineness of the indirect light's maps, in metres. */
  readonly mesh: number;
}

/** Adds the direct light of every lamp on a surface point to `out`. */
export function addDirect(
  world: World,
  hit: Hit,
  reflectance: number,
  tint: Colour,
  out: Float32Array,
): void {
  for (const lamp of world.lamps) {
    let dx = lamp.at[0];
    let dy = lamp.at[1];
    let dz = lamp.at[2];
    let far = Infinity;
    let strength = 1;
    if (!lamp.far) {
      dx -= hit.x;
      dy -= hit.y;
      dz -= hit.z;
      far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      dx /= far;
      dy /= far;
      dz /= far;
      strength = 1 / (far * far + 0.05);
      if (lamp.shade !== null) strength *= lamp.shade(-dx, -dy, -dz);
    }
    const facing = dx * hit.nx + dy * hit.ny + dz * hit.nz;
    if (facing <= 0 || strength < 1e-4) continue;
    const x = hit.x + hit.nx * 0.003;
    const y = hit.y + hit.ny * 0.003;
    const z = hit.z + hit.nz * 0.003;
    const share =
      unshadowed(world.panels, x, y, z, dx, dy, dz, lamp.spread / (lamp.far ? 1 : far), far) *
      facing *
      strength *
      reflectance;
    out[0] = (out[0] as number) + share * lamp.light[0] * tint[0];
    out[1] = (out[1] as number) + share * lamp.light[1] * tint[1];
    out[2] = (out[2] as number) + share * lamp.light[2] * tint[2];
  }
}
