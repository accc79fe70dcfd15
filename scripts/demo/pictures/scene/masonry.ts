import { type Colour, mix, smoothstep } from '../image/light.ts';
import { fractal, type Noise } from '../image/noise.ts';
import { repeat } from './shapes.ts';
import type { Surface, Vector } from './slab.ts';
import type { Lamp, Sky } from './world.ts';

/** Old limewash: cloudy, darker near the ground where hands and rain reach it. */
export const plaster =
  (noise: Noise, worn = 0.14): Surface =>
  (u, v) => {
    const lime = 0.8 + worn * fractal(noise, u * 1.3, v * 1.3, 5);
    return v >= 0.9 ? lime : lime - worn * smoothstep(0.9, 0, v) * (0.5 + 0.5 * noise(u * 1.7, 3));
  };

/** Square stones of side `side` metres with dark joints, no two quite the same. */
export const paving =
  (noise: Noise, side: number, light = 0.62): Surface =>
  (u, v) => {
    const joint = Math.min(Math.abs(repeat(u + side / 2, side)), Math.abs(repeat(v + side / 2, side)));
    const stone = 0.13 * noise(Math.round(u / side) * 7.3 + 0.5, Math.round(v / side) * 5.1 + 0.5);
    const wear = 0.12 * fractal(noise, u * 3, v * 3, 3);
    return mix(light * 0.55, light + stone + wear, smoothstep(0.004, 0.018, joint));
  };

/** The sun at `climb` above the horizon and `swing` from the -x axis towards z, both in radians. */
export function sun(climb: number, swing: number, light: Colour, spread = 0.012): Lamp {
  const at: Vector = [-Math.cos(climb) * Math.cos(swing), Math.sin(climb), Math.cos(climb) * Math.sin(swing)];
  return { at, far: true, light, spread, shade: null };
}

/** A sky that pales towards the horizon. */
export const sky =
  (zenith: Colour, horizon: Colour): Sky =>
  (_dx, dy, _dz, out) => {
    const height = dy <= 0 ? 0 : Math.sqrt(dy);
    out[0] = mix(horizon[0], zenith[0], height);
    out[1] = mix(horizon[1], zenith[1], height);
    out[2] = mix(horizon[2], zenith[2], height);
  };

export const DAY_SKY = sky([0.55, 0.72, 1.05], [1.3, 1.35, 1.4]);
export const SUNLIGHT: Colour = [3.4, 3.1, 2.7];
export const LIMEWASH: Colour = [1, 0.97, 0.92];
