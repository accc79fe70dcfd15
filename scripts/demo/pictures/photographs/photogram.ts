import { cover, type Outline } from '../image/fill.ts';
import { blur } from '../image/blur.ts';
import { NEUTRAL_FILM } from '../image/film.ts';
import { expose, type Frame, NO_EDGE } from '../image/frame.ts';
import { lengthOf } from '../image/length.ts';
import { clamp, smoothstep } from '../image/light.ts';
import { createNoise, fractal, type Random } from '../image/noise.ts';
import { THINGS } from '../objects/objects.ts';
import type { Style } from '../render.ts';
import type { Layer } from '../objects/thing.ts';
import { TONES } from '../image/tones.ts';

interface Laid {
  layers: Layer[];
  /** Height above the paper, in scene units: the shadow moves and softens with it. */
  lift: number;
}

interface Flash {
  /** Where the shadows fall, per unit of height. */
  dx: number;
  dy: number;
  size: number;
  strength: number;
}

/** Things laid on photographic paper in the dark, and a lamp lit two or three times from elsewhere. */
export const photogram: Style = (frame, random) => {
  const things = lay(random);
  const flashes = Array.from({ length: random.whole(1, 3) }, (_, index): Flash => {
    const angle = random.between(0, Math.PI * 2);
    const low = index === 0 ? random.between(0, 0.6) : random.between(0.8, 2.4);
    return {
      dx: Math.cos(angle) * low,
      dy: Math.sin(angle) * low,
      size: random.between(0.05, 0.4),
      strength: index === 0 ? 1 : random.between(0.25, 0.7),
    };
  });
  const light = flashes.map((flash) => lightLeft(frame, things, flash));
  const noise = createNoise(random);
  const [gx, gy] = [random.around(0, 0.4), random.around(0, 0.4)];
  expose(
    frame,
    (x, y, out) => {
      const column = Math.min(frame.width - 1, Math.max(0, Math.floor((x + frame.right) / frame.pixel)));
      const row = Math.min(frame.height - 1, Math.max(0, Math.floor((frame.top - y) / frame.pixel)));
      const at = row * frame.width + column;
      let exposure = 0;
      flashes.forEach((flash, index) => {
        exposure += flash.strength * ((light[index] as Float32Array)[at] as number);
      });
      const pool = 0.55 + 0.45 * smoothstep(1.1, 0.1, lengthOf(x - gx, y - gy));
      const paper = 1 + 0.06 * fractal(noise, x * 60, y * 60, 2);
      // The paper is a negative: where light came, it is black.
      out[0] = out[1] = out[2] = 1.7 * Math.exp(-4.4 * exposure * pool) * paper + 0.008;
    },
    NO_EDGE,
  );
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'silver', 'selenium', 'ink', 'platinum', 'cobalt'])],
    exposure: 1,
    contrast: 1.25,
    bloom: 0.03,
    vignette: 0.1,
    grain: 0.5,
  };
};

/** A few things, large and small, set off the middle and turned to lead from one to the next. */
function lay(random: Random): Laid[] {
  const count = random.whole(3, 7);
  const axis = random.between(0, Math.PI);
  return Array.from({ length: count }, (_, index) => {
    const thing = random.pick(THINGS)(random);
    const size = index === 0 ? random.between(0.7, 1.2) : random.between(0.22, 0.65);
    const turn = axis + random.pick([0, 0, Math.PI / 2]) + random.around(0, 0.2);
    const along = ((index + 0.5) / count - 0.5) * random.between(0.7, 1.1);
    const x = Math.cos(axis) * along * 1.1 + random.around(0, 0.14);
    const y = Math.sin(axis) * along * 0.7 + random.around(0, 0.1);
    const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const placed = (part: Outline): Outline => {
      const moved: number[] = [];
      for (let at = 0; at < part.length; at += 2) {
        const u = part[at] as number;
        const v = part[at + 1] as number;
        moved.push(x + u * c - v * s, y + u * s + v * c);
      }
      return moved;
    };
    return {
      layers: thing.map(({ parts, density }) => ({ parts: parts.map(placed), density })),
      lift: random.chance(0.55) ? random.between(0.001, 0.006) : random.between(0.01, 0.06),
    };
  });
}

/** Light that one flash leaves on each pixel. */
function lightLeft(frame: Frame, things: readonly Laid[], flash: Flash): Float32Array {
  const left = new Float32Array(frame.width * frame.height).fill(1);
  for (const { layers, lift } of things) {
    const passed = new Float32Array(left.length).fill(1);
    for (const { parts, density } of layers) {
      const shifted = parts.map((part) =>
        part.map((value, index) => value + lift * (index % 2 === 0 ? flash.dx : flash.dy)),
      );
      const covered = cover(frame, shifted);
      for (let at = 0; at < passed.length; at++) {
        passed[at] = (passed[at] as number) * (1 - density * (covered[at] as number));
      }
    }
    blur(passed, frame.width, frame.height, (0.0004 + lift * flash.size) / frame.pixel);
    for (let at = 0; at < left.length; at++) left[at] = (left[at] as number) * clamp(passed[at] as number);
  }
  return left;
}
