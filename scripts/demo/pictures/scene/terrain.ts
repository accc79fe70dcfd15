import { blur, sampleBetween } from '../image/blur.ts';
import { smoothstep } from '../image/light.ts';
import type { Noise, Random } from '../image/noise.ts';

/** A field of sand, metres; the eye stands at (0, 0) and looks along z. */
export interface Terrain {
  /** Bearing of the sun from the x axis towards z, in radians. */
  readonly bearing: number;
  readonly far: number;
  height(x: number, z: number): number;
  slope(x: number, z: number): readonly [number, number];
  /** Share of the sun's light that arrives, with soft edges. */
  lit(x: number, z: number): number;
}

const SIDE = 640;
const CELL = 0.25;

/** Grows dunes under the wind: long windward backs, sharp crests, slip faces; sinuous, of several sizes. */
export function growTerrain(noise: Noise, random: Random, climb: number): Terrain {
  const bearing = random.pick([random.between(-0.5, 0.6), random.between(2.5, 3.6)]);
  const cosine = Math.cos(bearing);
  const sine = Math.sin(bearing);
  const length = random.between(14, 26);
  const wind = random.between(-0.6, 0.6);
  const crest = (u: number, v: number, size: number, at: number): number => {
    const bend =
      0.55 * noise(u / size / 1.6 + at, v / size / 1.6) + 0.16 * noise(u / size / 0.6, v / size / 0.6 + at);
    const phase = (u * Math.cos(wind) + v * Math.sin(wind)) / size + bend + at;
    const along = phase - Math.floor(phase);
    const profile =
      along < 0.68
        ? smoothstep(-0.1, 0.9, along / 0.68)
        : 0.97 * smoothstep(1.08, -0.12, (along - 0.68) / 0.32);
    return (
      size *
      0.2 *
      profile *
      (0.45 + 0.7 * smoothstep(-0.5, 0.6, noise(u / size / 2.2 + 7, v / size / 2.2 - at)))
    );
  };
  const heights = new Float32Array(SIDE * SIDE);
  const shade = new Float32Array(SIDE * SIDE);
  const half = SIDE / 2;
  // The grid is turned so that the sun shines along its rows: a shadow is then one sweep of a row.
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const a = (column - half) * CELL;
      const b = (row - half) * CELL;
      const x = a * cosine - b * sine;
      const z = a * sine + b * cosine + half * CELL * 0.62;
      heights[row * SIDE + column] =
        crest(x, z, length, 0.3) + 0.45 * crest(x + 40, z - 20, length * 0.43, 0.7);
    }
  }
  // A crest as sharp as a cell would be lit and dark by turns along its line.
  blur(heights, SIDE, SIDE, 1.3);
  const drop = Math.tan(climb) * CELL;
  for (let row = 0; row < SIDE; row++) {
    let line = -Infinity;
    let from = SIDE;
    for (let column = SIDE - 1; column >= 0; column--) {
      const height = heights[row * SIDE + column] as number;
      line -= drop;
      const soft = 0.02 + (from - column) * CELL * 0.012;
      shade[row * SIDE + column] = smoothstep(-soft, soft, height - line);
      if (height >= line) {
        line = height;
        from = column;
      }
    }
  }
  blur(shade, SIDE, SIDE, 1.3);
  const read = (plane: Float32Array, x: number, z: number): number => {
    const forward = z - half * CELL * 0.62;
    const column = (x * cosine + forward * sine) / CELL + half;
    const row = (forward * cosine - x * sine) / CELL + half;
    return sampleBetween(plane, SIDE, SIDE, column, row);
  };
  return {
    bearing,
    far: half * CELL * 1.5,
    height: (x, z) => read(heights, x, z),
    slope: (x, z) => {
      const step = CELL * 0.7;
      return [
        (read(heights, x + step, z) - read(heights, x - step, z)) / (2 * step),
        (read(heights, x, z + step) - read(heights, x, z - step)) / (2 * step),
      ];
    },
    lit: (x, z) => read(shade, x, z),
  };
}
