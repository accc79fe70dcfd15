import { BACKDROPS } from './sitters/backdrops.ts';
import { blur } from './image/blur.ts';
import { cover } from './image/fill.ts';
import { NEUTRAL_FILM } from './image/film.ts';
import { expose, type Frame, NO_EDGE } from './image/frame.ts';
import { clamp, mix, smoothstep } from './image/light.ts';
import { createNoise, fractal, type Random } from './image/noise.ts';
import type { Style } from './render.ts';
import { pose } from './sitters/silhouette.ts';
import { softly } from './image/soft.ts';
import { TONES } from './image/tones.ts';

/** A person as a shape against the light. Never a face. */
export const portrait: Style = (frame, random) => {
  const noise = createNoise(random);
  const backdrop = random.pick(BACKDROPS)(random, noise);
  const manner = random.pick(['clear', 'clear', 'clear', 'frosted', 'shadow'] as const);
  const figure = stand(
    frame,
    random,
    {
      clear: random.between(0.0008, 0.0022),
      frosted: random.between(0.006, 0.012),
      shadow: random.between(0.003, 0.006),
    }[manner],
  );
  const rim = manner === 'clear' ? random.between(0.15, 0.5) : 0.1;
  const dark = {
    clear: random.between(0.02, 0.05),
    frosted: random.between(0.1, 0.22),
    shadow: random.between(0.12, 0.25),
  }[manner];
  // All but the figure is out of focus.
  const behind = softly(frame, 2, backdrop);
  const folds = softly(frame, 4, (x, y, out) => {
    out[0] = 0.7 + 0.45 * fractal(noise, x * 5 + y * 2, y * 5 - x, 4) + 0.5 * smoothstep(0.05, -0.6, y);
  });
  const fold = new Float32Array(3);
  expose(
    frame,
    (x, y, out) => {
      const at = placeOf(frame, x, y);
      behind(x, y, out);
      const shape = figure.shape[at] as number;
      if (shape === 0) return;
      const edge = rim * (1 - (figure.depth[at] as number)) ** 1.6;
      // A little of the room's light comes back on the cloth, more of it lower down.
      folds(x, y, fold);
      const cloth = dark * (fold[0] as number);
      for (let channel = 0; channel < 3; channel++) {
        const light = out[channel] as number;
        out[channel] = mix(light, light * (edge + dark) + cloth * 0.25, shape);
      }
    },
    NO_EDGE,
  );
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'silver', 'platinum', 'selenium', 'prussian', 'albumen', 'ink'])],
    toning: random.chance(0.5) ? 1 : 0.15,
    contrast: random.between(1.25, 1.5),
    bloom: 0.14,
    halation: 0.05,
    grain: 0.8,
  };
};

interface Figure {
  /** Share of the light behind that each pixel keeps out. */
  readonly shape: Float32Array;
  /** 1 deep inside, falling towards the edge, where the light wraps around. */
  readonly depth: Float32Array;
}

function stand(frame: Frame, random: Random, softness: number): Figure {
  const sitter = pose(random);
  const size = random.between(0.4, 0.54);
  const [x0, y0] = [random.around(0, 0.06), random.between(0.08, 0.17)];
  const flip = random.pick([-1, 1]);
  const placed = (outline: readonly number[]): number[] =>
    outline.map((value, index) => (index % 2 === 0 ? x0 + flip * value * size : y0 + value * size));
  const shape = cover(frame, sitter.outlines.map(placed));
  const veil = cover(frame, sitter.veils.map(placed));
  const depth = shape.slice();
  for (let at = 0; at < shape.length; at++)
    shape[at] = clamp((shape[at] as number) + 0.7 * (veil[at] as number));
  blur(shape, frame.width, frame.height, softness / frame.pixel);
  blur(depth, frame.width, frame.height, 0.016 / frame.pixel);
  return { shape, depth };
}

function placeOf(frame: Frame, x: number, y: number): number {
  const column = Math.min(frame.width - 1, Math.max(0, Math.floor((x + frame.right) / frame.pixel)));
  const row = Math.min(frame.height - 1, Math.max(0, Math.floor((frame.top - y) / frame.pixel)));
  return row * frame.width + column;
}
