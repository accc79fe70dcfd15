import { cover, softCover } from '../image/fill.ts';
import { NEUTRAL_FILM } from '../image/film.ts';
import { expose, type Frame, NO_EDGE } from '../image/frame.ts';
import { clamp, mix, smoothstep } from '../image/light.ts';
import { createNoise, fractal, type Noise, type Random } from '../image/noise.ts';
import type { Plant } from '../plants/plant.ts';
import { PLANTS } from '../plants/plants.ts';
import type { Style } from '../render.ts';
import type { Point } from '../image/strokes.ts';
import { TONES } from '../image/tones.ts';

/** Plants laid on paper washed with iron salts, and left to the sun. */
export const cyanotype: Style = (frame, random) => {
  const noise = createNoise(random);
  const plants = arrange(random);
  const bare = bed(frame, plants.slice(0, 1), 0.0006, 0.0022);
  const lifted = bed(frame, plants.slice(1), 0.0016, 0.007);
  const wash = brushed(frame, random, noise);
  const clear = random.between(0.82, 0.96);
  const under = random.between(0.45, 0.75);
  expose(
    frame,
    (x, y, out) => {
      const column = Math.min(frame.width - 1, Math.max(0, Math.floor((x + frame.right) / frame.pixel)));
      const row = Math.min(frame.height - 1, Math.max(0, Math.floor((frame.top - y) / frame.pixel)));
      const at = row * frame.width + column;
      const kept = 1 - (1 - clear * (bare[at] as number)) * (1 - under * (lifted[at] as number));
      const fibre = 1 + 0.1 * fractal(noise, x * 90, y * 70, 2) + 0.05 * noise(x * 9, y * 9);
      const coated = wash(x, y);
      const blue = mix(0.045, 0.16, clamp(0.35 + 0.5 * fractal(noise, x * 2.2 + 3, y * 2.2, 3)));
      const light = mix(1.5, mix(blue, 1.25, kept), coated) * fibre;
      out[0] = out[1] = out[2] = light;
    },
    NO_EDGE,
  );
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['cyan', 'prussian', 'prussian', 'cyan'])],
    exposure: random.between(0.85, 1.1),
    contrast: random.between(1.1, 1.35),
    bloom: 0.03,
    vignette: 0.1,
    grain: 0.35,
  };
};

/** One plant alone, two that answer each other, or many strewn over the sheet. */
function arrange(random: Random): Plant[] {
  const grow = random.pick(PLANTS);
  const manner = random.pick(['alone', 'alone', 'pair', 'strewn', 'border'] as const);
  const up = Math.PI / 2;
  if (manner === 'alone') {
    const lean = random.around(0, 0.3);
    const size = random.between(0.7, 0.95);
    const foot: Point = [random.around(-lean * 0.4, 0.08), -0.46 + random.between(-0.05, 0.06)];
    const echo = random.chance(0.5)
      ? [grow(random, [foot[0] + 0.05, foot[1]], up + lean * 0.2 + random.around(0, 0.2), size * 0.9)]
      : [];
    return [grow(random, foot, up - lean, size), ...echo];
  }
  if (manner === 'pair') {
    return [
      grow(random, [-0.28, -0.42], up - random.between(0, 0.3), random.between(0.6, 0.8)),
      random.pick(PLANTS)(
        random,
        [0.26, random.between(-0.45, -0.3)],
        up + random.between(0, 0.3),
        random.between(0.55, 0.8),
      ),
    ];
  }
  if (manner === 'border') {
    return Array.from({ length: random.whole(4, 7) }, (_, index) => {
      const x = -0.62 + index * random.between(0.19, 0.26);
      return grow(random, [x, -0.48], up + random.around(0, 0.25), random.between(0.4, 0.8));
    });
  }
  return Array.from({ length: random.whole(5, 9) }, () => {
    const turn = random.between(0, Math.PI * 2);
    const size = random.between(0.3, 0.5);
    const x = random.between(-0.5, 0.5) - Math.cos(turn) * size * 0.5;
    const y = random.between(-0.34, 0.34) - Math.sin(turn) * size * 0.5;
    return random.pick([grow, grow, random.pick(PLANTS)])(random, [x, y], turn, size);
  });
}

/** What the plants keep from the sun: less through their thin parts, and blurred where they did not touch the paper. */
function bed(frame: Frame, plants: readonly Plant[], near: number, far: number): Float32Array {
  const parts = plants.flatMap((plant) => plant.parts);
  const sharp = softCover(frame, parts, near);
  const soft = softCover(frame, parts, far);
  const veins = cover(
    frame,
    plants.flatMap((plant) => plant.veins),
  );
  return sharp.map((value, index) => {
    const thin = 0.74 + 0.26 * (veins[index] as number);
    return clamp(0.72 * value * thin + 0.28 * (soft[index] as number));
  });
}

/** Share of the coat at a place: the brush left its strokes along the sheet's borders, and faint ones within. */
function brushed(frame: Frame, random: Random, noise: Noise): (x: number, y: number) => number {
  const margin = random.pick([-0.2, random.between(0.02, 0.06), random.between(0.02, 0.05)]);
  const across = random.chance(0.5);
  return (x, y) => {
    const [u, v] = across ? [x, y] : [y, x];
    const along =
      0.018 * noise(u * 0.8, v * 7) + 0.011 * noise(u * 0.9, v * 38) + 0.009 * noise(u * 1.6 + 7, v * 130);
    const aside = 0.004 * noise(u * 14, v * 5) + 0.003 * noise(u * 50, v * 9);
    const [reachX, reachY] = across ? [along, aside] : [aside, along];
    const edge = Math.max(
      Math.abs(x) - (frame.right - margin) + reachX,
      Math.abs(y) - (frame.top - margin) + reachY,
    );
    const streak = 0.035 * noise(u * 1.1, v * 60) + 0.02 * noise(u * 2.3, v * 190);
    return smoothstep(0.006, -0.004, edge) * (0.985 + Math.min(0, streak));
  };
}
