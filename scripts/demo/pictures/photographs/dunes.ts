import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose, type Frame } from '../image/frame.ts';
import { type Colour, colour, mix, smoothstep } from '../image/light.ts';
import { createNoise, fractal, type Noise } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { growTerrain, type Terrain } from '../scene/terrain.ts';
import { TONES } from '../image/tones.ts';

const SANDS: readonly [Colour, ...Colour[]] = [
  colour('#e2b98a'),
  colour('#e9d6b8'),
  colour('#d99a68'),
  colour('#efe6d6'),
];
const SKIES: readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] = [
  [colour('#2f5f9e'), colour('#c9d8de')],
  [colour('#1b2f55'), colour('#e8b48c')],
  [colour('#6d6b86'), colour('#f0c7a4')],
  [colour('#8fa9b8'), colour('#efe9dc')],
];

interface View {
  focal: number;
  /** Height of the eye above the sand, and the picture's horizon in scene units. */
  eye: number;
  horizon: number;
}

/** Dunes: crests between light and shade, ripples, distance. */
export const dunes: Style = (frame, random) => {
  const noise = createNoise(random);
  const climb = random.between(0.16, 0.55);
  const terrain = growTerrain(noise, random, climb);
  const view = {
    focal: random.between(0.75, 1.9),
    eye: random.between(2.2, 5),
    horizon: random.between(0.02, 0.38),
  };
  const depths = project(frame, terrain, view);
  const sand = random.pick(SANDS);
  const [zenith, horizon] = random.pick(SKIES);
  const turn = terrain.bearing;
  const toSun = [
    Math.cos(turn) * Math.cos(climb),
    Math.sin(climb),
    Math.sin(turn) * Math.cos(climb),
  ] as const;
  const haze = random.between(0.25, 0.9);
  const ripple = random.between(0.1, 0.22);
  expose(frame, (x, y, out) => {
    const z = depths(x, y);
    if (z === Infinity) {
      const up = smoothstep(view.horizon - 0.02, view.horizon + 0.75, y);
      for (let channel = 0; channel < 3; channel++)
        out[channel] = mix(horizon[channel] as number, zenith[channel] as number, up) * 0.85;
      return;
    }
    const px = (x / view.focal) * z;
    const [gx, gz] = terrain.slope(px, z);
    const combed = combs(noise, px, z, ripple) * smoothstep(26, 4, z);
    const nx = -gx + combed;
    const nz = -gz + combed * 0.4;
    const length = Math.sqrt(nx * nx + 1 + nz * nz);
    const facing = Math.max(0, (nx * toSun[0] + toSun[1] + nz * toSun[2]) / length);
    const lit = 2.4 * facing * terrain.lit(px, z);
    const dust = haze * (1 - Math.exp(-z / 60));
    const fine = 1 + 0.05 * noise(px * 40, z * 40) * smoothstep(9, 2, z);
    for (let channel = 0; channel < 3; channel++) {
      const ambient = (zenith[channel] as number) * 0.35 + (horizon[channel] as number) * 0.16;
      const warm = channel === 0 ? 1 : channel === 1 ? 0.9 : 0.74;
      const light = (sand[channel] as number) * (lit * warm + ambient / length) * fine;
      out[channel] = mix(light, (horizon[channel] as number) * 0.8, dust);
    }
  });
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'platinum', 'albumen', 'saffron', 'rose'])],
    toning: random.pick([1, 0.15, 0.15, 0.5]),
    exposure: metered(frame, random.between(0.16, 0.3)),
    contrast: random.between(1.3, 1.7),
    bloom: 0.08,
    grain: 0.6,
  };
};

/** Slope of the wind's ripples at a place. */
function combs(noise: Noise, x: number, z: number, strength: number): number {
  const phase = x * 9 + 2.6 * noise(x * 0.5, z * 0.5) + 1.1 * fractal(noise, x * 1.8, z * 1.8, 2) + z * 2.2;
  return strength * Math.sin(phase * 2) * (0.6 + 0.5 * noise(x * 0.3 + 9, z * 0.3));
}

const FINE = 4;

/** Walks every column of the picture away from the eye once; gives the distance seen at a place, infinite for the sky. */
function project(frame: Frame, terrain: Terrain, view: View): (x: number, y: number) => number {
  const { width, height, pixel, right, top } = frame;
  const rows = height * FINE;
  const step = pixel / FINE;
  const depths = new Float32Array(width * rows).fill(Infinity);
  const eye = terrain.height(0, 0) + view.eye;
  for (let column = 0; column < width; column++) {
    const slant = ((column + 0.5) * pixel - right) / view.focal;
    let reached = rows;
    let before = rows + 1;
    let zBefore = 1.2;
    for (let z = 1.2; z < terrain.far && reached > 0; z *= 1.008) {
      const y = view.horizon + (view.focal * (terrain.height(slant * z, z) - eye)) / z;
      const row = (top - y) / step;
      if (row < reached) {
        const end = Math.max(0, Math.ceil(row));
        for (let at = reached - 1; at >= end; at--) {
          const share = before === row ? 1 : (before - at) / (before - row);
          depths[at * width + column] = mix(zBefore, z, share < 0 ? 0 : share > 1 ? 1 : share);
        }
        reached = Math.min(reached, end);
      }
      before = row;
      zBefore = z;
    }
  }
  return (x, y) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor((x + right) / pixel)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor((top - y) / step)));
    return depths[row * width + column] as number;
  };
}
