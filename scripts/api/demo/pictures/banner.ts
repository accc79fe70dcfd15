import { NEUTRAL_FILM } from './film.ts';
import { expose, type Shade } from './frame.ts';
import { bell, type Colour, colour, mix, smoothstep } from './light.ts';
import { createNoise, fractal, type Random } from './noise.ts';
import type { Style } from './render.ts';
import { archway } from './shapes.ts';
import { TONES } from './tones.ts';

const PALETTES: readonly [readonly [Colour, Colour, Colour], ...(readonly [Colour, Colour, Colour])[]] = [
  ['#101a33', '#e0673a', '#ffe2b0'],
  ['#0b2a3a', '#3f9aa8', '#fbf0d2'],
  ['#2a0f22', '#c94f63', '#ffd9c2'],
  ['#17130d', '#c99236', '#fff3d0'],
  ['#0d1f1a', '#6a9a72', '#f7f0cf'],
  ['#1a1426', '#7d74c2', '#fde6dc'],
].map((set) => set.map(colour)) as unknown as [[Colour, Colour, Colour], ...[Colour, Colour, Colour][]];

/** A wide composition of light for the head of an edition. */
export const banner: Style = (frame, random) => {
  const [deep, warm, bright] = random.pick(PALETTES);
  expose(frame, random.pick([rise, doors, veils])(random, deep, warm, bright));
  return {
    ...NEUTRAL_FILM,
    tone: TONES.silver,
    toning: 0,
    contrast: 1.25,
    bloom: 0.14,
    halation: 0.08,
    grain: 0.9,
    vignette: 0.15,
  };
};

type Compose = (random: Random, deep: Colour, warm: Colour, bright: Colour) => Shade;

/** A disc of light and its reflection. */
const rise: Compose = (random, deep, warm, bright) => {
  const noise = createNoise(random);
  const [cx, cy] = [random.between(-0.4, 0.4), random.between(-0.02, 0.14)];
  const radius = random.between(0.1, 0.26);
  const line = cy - radius * random.between(0, 1.4);
  return (x, y, out) => {
    const under = y < line;
    const ry = under ? 2 * line - y : y;
    const ripple = under ? 0.05 * fractal(noise, x * 3, (line - y) * 40, 3) : 0;
    const distance = Math.hypot(x + ripple - cx, ry - cy);
    const disc = smoothstep(radius + 0.01, radius - 0.006, distance) * (under ? 0.55 : 1);
    const halo = bell(distance, 0.5) + 0.6 * bell(distance, radius * 1.6);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        (deep[channel] as number) * 0.8 +
        (warm[channel] as number) * halo * (under ? 0.5 : 0.9) +
        (bright[channel] as number) * 1.8 * disc;
  };
};

/** Arched doors of light on a wall, one behind the other. */
const doors: Compose = (random, deep, warm, bright) => {
  const noise = createNoise(random);
  const lean = random.between(-0.6, 0.6);
  const gap = random.between(0.28, 0.45);
  const half = gap * random.between(0.26, 0.38);
  return (x, y, out) => {
    const wall = 1 + 0.15 * fractal(noise, x * 3, y * 3, 4);
    let light = 0;
    for (let index = -3; index <= 3; index++) {
      const u = x - index * gap - lean * (y + 0.3);
      const soft = 0.004 + 0.05 * Math.max(0, y + 0.3);
      light +=
        smoothstep(soft, -soft, archway('round', u, y + 0.34, half, 0.34)) * (1 - 0.11 * Math.abs(index));
    }
    const fall = 0.5 + 0.5 * smoothstep(0.6, -0.5, y);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        wall *
        (mix(deep[channel] as number, warm[channel] as number, 0.25 * fall) +
          light * fall * mix(warm[channel] as number, bright[channel] as number, 0.35 + light * 0.4) * 1.4);
  };
};

/** Veils of light hung one over the other. */
const veils: Compose = (random, deep, warm, bright) => {
  const noise = createNoise(random);
  const count = random.whole(4, 7);
  const turn = random.between(-0.5, 0.5);
  return (x, y, out) => {
    const u = x * Math.cos(turn) - y * Math.sin(turn);
    const v = x * Math.sin(turn) + y * Math.cos(turn);
    let light = 0;
    let edge = 0;
    for (let index = 0; index < count; index++) {
      const line = -0.5 + index / count + 0.16 * noise(v * 1.2 + index * 3.1, index * 0.7);
      const across = u - line;
      if (across < 0) continue;
      light += Math.exp(-across * 5) * 0.55;
      edge += bell(across, 0.03) * 0.5;
    }
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        (deep[channel] as number) * 0.7 +
        (warm[channel] as number) * light +
        (bright[channel] as number) * edge;
  };
};
