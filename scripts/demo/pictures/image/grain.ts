import { blur } from './blur.ts';
import type { TakeRow } from './enlarge.ts';
import { createRandom } from './noise.ts';

/** Two squares of grain whose sides share no factor: laid over each other they do not repeat in a picture. */
const SIDES = [509, 383] as const;

function grainTile(side: number): Float32Array {
  const random = createRandom(`grain ${side}`);
  const plane = Float32Array.from({ length: side * side }, () => random() + random() + random() - 1.5);
  const clumps = plane.slice();
  blur(clumps, side, side, 1.3);
  return plane.map((value, index) => value * 0.55 + (clumps[index] as number) * 2.2);
}

let tiles: readonly [Float32Array, Float32Array] | undefined;

/**
 * Lays film grain over a row of a print (three floats a pixel, 0 to 255) and writes its bytes, `width` x `height` being the whole's size.
 * It is strongest in the mid-tones, and a trace of it everywhere keeps long gradients from banding.
 * The grain is the film's: in a small picture, where many grains fall on a pixel, less of it is left.
 */
export function grainRow(width: number, height: number, strength: number, bytes: Uint8ClampedArray): TakeRow {
  tiles ??= [grainTile(SIDES[0]), grainTile(SIDES[1])];
  const [first, second] = tiles;
  const seen = Math.min(1, 0.35 + Math.sqrt(width * height) / 2600);
  const floor = 0.45 + strength * seen * 0.65;
  const slope = strength * seen * 10.8;
  return (line, row) => {
    const a = (row % SIDES[0]) * SIDES[0];
    const b = (row % SIDES[1]) * SIDES[1];
    const start = row * width * 3;
    for (let at = 0, i = 0, j = 0; at < width * 3; at += 3) {
      const noise = (first[a + i] as number) + (second[b + j] as number);
      const light = (line[at + 1] as number) / 255;
      const shift = noise * (floor + slope * light * (1 - light));
      bytes[start + at] = (line[at] as number) + shift;
      bytes[start + at + 1] = (line[at + 1] as number) + shift;
      bytes[start + at + 2] = (line[at + 2] as number) + shift;
      if (++i === SIDES[0]) i = 0;
      if (++j === SIDES[1]) j = 0;
    }
  };
}
