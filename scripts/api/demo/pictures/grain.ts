import { blur } from './blur.ts';
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
 * Bytes of a print with film grain, strongest in the mid-tones, and enough noise everywhere to keep long gradients from banding.
 * The grain is that of the film, so a small picture, where many grains fall on a pixel, shows less of it.
 */
export function grained(print: Float32Array, width: number, strength: number): Uint8Array {
  tiles ??= [grainTile(SIDES[0]), grainTile(SIDES[1])];
  const [first, second] = tiles;
  const side = Math.sqrt((print.length / 3) * 1);
  const amplitude = strength * 7 * Math.min(1, 0.35 + side / 2600);
  const bytes = new Uint8Array(print.length);
  for (let at = 0, column = 0, row = 0; at < print.length; at += 3) {
    const noise =
      (first[(row % SIDES[0]) * SIDES[0] + (column % SIDES[0])] as number) +
      (second[(row % SIDES[1]) * SIDES[1] + (column % SIDES[1])] as number);
    const light = (print[at + 1] as number) / 255;
    const shift = noise * (0.45 + amplitude * (0.16 + 2.6 * light * (1 - light)) * 0.6) + 0.5;
    for (let channel = 0; channel < 3; channel++) {
      const value = (print[at + channel] as number) + shift;
      bytes[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
    if (++column === width) {
      column = 0;
      row++;
    }
  }
  return bytes;
}
