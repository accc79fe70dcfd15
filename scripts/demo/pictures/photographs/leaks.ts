import { NEUTRAL_FILM } from '../image/film.ts';
import { expose, type Shade } from '../image/frame.ts';
import { lengthOf } from '../image/length.ts';
import { bell, type Colour, colour, mix, smoothstep } from '../image/light.ts';
import { createNoise, fractal, type Random } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { TONES } from '../image/tones.ts';

const PALETTES: readonly [readonly Colour[], ...(readonly Colour[])[]] = [
  ['#0b1230', '#d4502a', '#f4b25c', '#6a2148'],
  ['#081a2e', '#2f7fa8', '#f0dcc0', '#c86f50'],
  ['#1c0a1e', '#a03a5c', '#f2a68c', '#2a3f7a'],
  ['#06110f', '#3d7a66', '#f1e3b4', '#b8572a'],
  ['#120c08', '#b07a2c', '#fbe9bd', '#5a2a22'],
  ['#0a0a14', '#4a4f9a', '#e6b8c8', '#e8683c'],
].map((set) => set.map(colour)) as [Colour[], ...Colour[][]];

/** Light without a subject: leaks, folds of a luminogram, lights out of focus, a prism's edge. */
export const grain: Style = (frame, random) => {
  const kind = random.pick(['leak', 'leak', 'folds', 'bokeh', 'prism'] as const);
  const mono = kind === 'folds' && random.chance(0.6);
  expose(frame, KINDS[kind](random, random.pick(PALETTES)));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'selenium', 'cobalt', 'sodium', 'platinum'])],
    toning: mono ? 1 : random.pick([0, 0, 0.2]),
    exposure: random.between(0.9, 1.3),
    contrast: random.between(1.05, 1.3),
    bloom: 0.12,
    halation: 0.12,
    grain: random.between(1.3, 2),
    vignette: 0.12,
  };
};

type Kind = (random: Random, palette: readonly Colour[]) => Shade;

const add = (out: Float32Array, light: Colour, share: number): void => {
  for (let channel = 0; channel < 3; channel++)
    out[channel] = (out[channel] as number) + (light[channel] as number) * share;
};

/** The back of the camera was opened: light ate the film from its edges. */
const leak: Kind = (random, palette) => {
  const noise = createNoise(random);
  const [ground, ...lights] = palette as [Colour, ...Colour[]];
  const lobes = Array.from({ length: random.whole(4, 6) }, (_, index) => {
    const angle = random.between(0, Math.PI * 2);
    return {
      light: lights[index % lights.length] as Colour,
      x: Math.cos(angle) * random.between(0.3, 0.75),
      y: Math.sin(angle) * random.between(0.2, 0.6),
      long: random.between(0.2, 0.7),
      wide: random.between(0.06, 0.3),
      turn: random.between(0, Math.PI),
      strength: random.between(0.5, 1.8),
    };
  });
  const edge = random.pick([-1, 1]);
  const warp = random.between(0.1, 0.3);
  return (x, y, out) => {
    const wx = x + warp * fractal(noise, x * 0.9, y * 0.9, 2);
    const wy = y + warp * fractal(noise, x * 0.9 + 5, y * 0.9 - 3, 2);
    out.fill(0);
    add(out, ground, 0.7);
    for (const lobe of lobes) {
      const c = Math.cos(lobe.turn);
      const s = Math.sin(lobe.turn);
      const u = ((wx - lobe.x) * c + (wy - lobe.y) * s) / lobe.long;
      const v = ((wy - lobe.y) * c - (wx - lobe.x) * s) / lobe.wide;
      add(out, lobe.light, lobe.strength * Math.exp(-(u * u) - Math.abs(v) ** 1.6));
    }
    add(out, lights[0] as Colour, 1.6 * smoothstep(0.3, 0.75, edge * (x + 0.12 * noise(y * 2, 4))));
  };
};

/** Light grazing folded paper: planes that each fall from white to black. */
const folds: Kind = (random, palette) => {
  const noise = createNoise(random);
  const cuts = Array.from({ length: random.whole(4, 8) }, () => ({
    angle: random.between(0, Math.PI),
    at: random.between(-0.45, 0.45),
    fall: random.between(0.12, 0.5),
    bend: random.between(-0.6, 0.6),
    sign: random.pick([-1, 1]),
    strength: random.between(0.25, 0.9),
  }));
  const light = palette[2] as Colour;
  const shade = palette[1] as Colour;
  return (x, y, out) => {
    let sum = 0.06;
    let turn = 0;
    for (const cut of cuts) {
      const along = x * Math.sin(cut.angle) - y * Math.cos(cut.angle);
      const across =
        (x * Math.cos(cut.angle) + y * Math.sin(cut.angle) - cut.at + cut.bend * along * along) * cut.sign;
      const plane = across < 0 ? 0 : Math.exp(-across / cut.fall) * smoothstep(0, 0.004, across);
      sum = mix(sum, sum * 0.6 + plane, cut.strength * (0.35 + 0.65 * plane));
      turn += plane * 0.3;
    }
    const value = sum * (1 + 0.08 * fractal(noise, x * 5, y * 5, 3));
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        value * mix(shade[channel] as number, light[channel] as number, Math.min(1, 0.35 + turn));
  };
};

/** A town at night, far out of focus. */
const bokeh: Kind = (random, palette) => {
  const [ground, ...lights] = palette as [Colour, ...Colour[]];
  const size = random.between(0.04, 0.12);
  const line = random.between(-0.2, 0.2);
  const discs = Array.from({ length: random.whole(22, 60) }, () => {
    const near = random();
    return {
      light: random.pick(lights as [Colour, ...Colour[]]),
      x: random.between(-0.75, 0.75),
      y: line + random.around(0, 0.16),
      radius: size * random.between(0.5, 1.5),
      strength: 0.15 + 0.9 * near * near,
    };
  });
  return (x, y, out) => {
    out.fill(0);
    add(out, ground, 0.5 + 0.7 * bell(y - line, 0.5));
    for (const { light, x: cx, y: cy, radius, strength } of discs) {
      // Discs near the corners are clipped by the barrel of the lens, as a cat's eye.
      const distance = Math.max(lengthOf(x - cx, y - cy), lengthOf(x - cx * 0.86, y - cy * 0.86) * 0.98);
      if (distance > radius) continue;
      add(
        out,
        light,
        strength * smoothstep(radius, radius * 0.93, distance) * (0.55 + 0.45 * (distance / radius) ** 4),
      );
    }
  };
};

/** The edge of a glass: white light parted into its colours. */
const prism: Kind = (random, palette) => {
  const noise = createNoise(random);
  const ground = palette[0] as Colour;
  const rays = Array.from({ length: random.whole(3, 6) }, () => ({
    angle: random.between(-0.5, 0.5) + (random.chance(0.2) ? 1.2 : 0),
    at: random.between(-0.5, 0.5),
    width: random.between(0.02, 0.14),
    bend: random.between(-0.5, 0.5),
    strength: random.between(0.4, 1.3),
    spread: random.between(0.5, 1.6),
  }));
  return (x, y, out) => {
    out.fill(0);
    add(out, ground, 0.9 + 0.4 * noise(x, y));
    for (const ray of rays) {
      const along = x * Math.sin(ray.angle) + y * Math.cos(ray.angle);
      const across = x * Math.cos(ray.angle) - y * Math.sin(ray.angle) - ray.at + ray.bend * along * along;
      const fade = 0.5 + 0.5 * noise(along * 1.3 + ray.at * 9, ray.at);
      const width = ray.width * (0.7 + 0.9 * (along + 0.5));
      const place = across / Math.max(width, 0.01);
      out[0] = (out[0] as number) + ray.strength * fade * bell(place + ray.spread * 0.6, 0.8);
      out[1] = (out[1] as number) + ray.strength * fade * 0.8 * bell(place, 0.75);
      out[2] = (out[2] as number) + ray.strength * fade * 1.1 * bell(place - ray.spread * 0.6, 0.8);
    }
  };
};

const KINDS: Record<'leak' | 'folds' | 'bokeh' | 'prism', Kind> = { leak, folds, bokeh, prism };
