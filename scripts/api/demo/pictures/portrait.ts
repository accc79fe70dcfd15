import { blur } from './blur.ts';
import { cover } from './fill.ts';
import { NEUTRAL_FILM } from './film.ts';
import { expose } from './frame.ts';
import { bell, clamp, type Colour, colour, mix, smoothstep } from './light.ts';
import { createNoise, fractal, type Noise, type Random } from './noise.ts';
import type { Style } from './render.ts';
import { pose } from './silhouette.ts';
import { TONES } from './tones.ts';

/** Light behind the sitter at a place. */
type Backdrop = (x: number, y: number, out: Float32Array) => void;

/** A person as a shape against the light. Never a face. */
export const portrait: Style = (frame, random) => {
  const noise = createNoise(random);
  const backdrop = random.pick([wash, wash, window, sun])(random, noise);
  const sitter = pose(random);
  const size = random.between(0.42, 0.56);
  const [x0, y0] = [random.around(0, 0.05), random.between(0.06, 0.16)];
  const flip = random.pick([-1, 1]);
  const placed = (outline: readonly number[]): number[] =>
    outline.map((value, index) => (index % 2 === 0 ? x0 + flip * value * size : y0 + value * size));
  const body = cover(frame, sitter.outlines.map(placed));
  const veil = cover(frame, sitter.veils.map(placed));
  const near = body.slice();
  blur(body, frame.width, frame.height, (0.0012 * random.between(0.8, 3)) / frame.pixel);
  blur(near, frame.width, frame.height, 0.02 / frame.pixel);
  const rim = random.between(0.1, 0.5);
  const fill = random.between(0.02, 0.08);
  expose(frame, (x, y, out) => {
    const column = Math.min(frame.width - 1, Math.max(0, Math.floor((x + frame.right) / frame.pixel)));
    const row = Math.min(frame.height - 1, Math.max(0, Math.floor((frame.top - y) / frame.pixel)));
    const at = row * frame.width + column;
    backdrop(x, y, out);
    const shape = clamp((body[at] as number) + 0.75 * (veil[at] as number));
    const edge = rim * (1 - (near[at] as number)) ** 1.5;
    const cloth = fill * (1 + 0.5 * fractal(noise, x * 6, y * 6, 3)) * (1 + 0.6 * smoothstep(0, -0.6, y));
    for (let channel = 0; channel < 3; channel++) {
      const light = out[channel] as number;
      out[channel] = mix(light, light * (edge + fill * 0.6) + cloth * 0.4, shape);
    }
  });
  const mono = random.chance(0.5);
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'platinum', 'selenium', 'prussian', 'rose', 'albumen', 'celadon'])],
    toning: mono ? 1 : 0.12,
    contrast: 1.3,
    bloom: 0.14,
    halation: 0.05,
    grain: 0.8,
  };
};

const COLOURS: readonly [Colour, ...Colour[]] = [
  '#e8dfd0',
  '#d9a15f',
  '#c8644a',
  '#5f8fae',
  '#9fb7a4',
  '#e3b9b4',
  '#3f5f96',
  '#d8c58a',
  '#b9b5c9',
  '#7f9b95',
].map(colour) as unknown as [Colour, ...Colour[]];

type Make = (random: Random, noise: Noise) => Backdrop;

/** A wall the light falls across. */
const wash: Make = (random, noise) => {
  const tint = random.pick(COLOURS);
  const other = random.pick(COLOURS);
  const angle = random.between(-0.4, Math.PI + 0.4);
  const [cx, cy] = [Math.cos(angle) * 0.5, Math.sin(angle) * 0.4];
  return (x, y, out) => {
    const pool = 0.25 + 1.5 * bell(Math.hypot(x - cx, y - cy), 0.75);
    const cloud = 1 + 0.12 * fractal(noise, x * 2, y * 2, 4);
    const share = smoothstep(-0.5, 0.6, y + 0.4 * x);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = mix(other[channel] as number, tint[channel] as number, share * 0.7 + 0.3) * pool * cloud;
  };
};

/** A window out of focus, or its light on the wall. */
const window: Make = (random, noise) => {
  const tint = random.pick(COLOURS);
  const [cx, cy] = [random.between(-0.25, 0.25), random.between(-0.05, 0.2)];
  const [half, tall] = [random.between(0.2, 0.4), random.between(0.35, 0.55)];
  const soft = random.between(0.01, 0.05);
  const bars = random.whole(0, 2);
  return (x, y, out) => {
    const u = x - cx;
    const v = y - cy;
    const inside = smoothstep(soft, -soft, Math.abs(u) - half) * smoothstep(soft, -soft, Math.abs(v) - tall);
    let bar = 1;
    for (let index = 0; index < bars; index++)
      bar *= 1 - 0.9 * smoothstep(soft + 0.012, 0.004, Math.abs(index === 0 ? u : v - tall * 0.3));
    const light =
      0.12 +
      1.5 * inside * bar * (1 + 0.1 * fractal(noise, x * 2, y * 2, 3)) +
      0.2 * bell(Math.hypot(u, v), 0.7);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = light * mix(tint[channel] as number, 1, 0.4 * inside);
  };
};

/** A great disc of light behind the head. */
const sun: Make = (random, noise) => {
  const tint = random.pick(COLOURS);
  const ground = random.pick(COLOURS);
  const [cx, cy] = [random.around(0, 0.12), random.between(0.05, 0.22)];
  const radius = random.between(0.24, 0.42);
  const soft = random.between(0.004, 0.08);
  return (x, y, out) => {
    const distance = Math.hypot(x - cx, y - cy);
    const disc = smoothstep(radius + soft, radius - soft, distance);
    const halo = bell(distance, 0.7);
    const cloud = 1 + 0.1 * fractal(noise, x * 2.4, y * 2.4, 4);
    for (let channel = 0; channel < 3; channel++)
      out[channel] =
        ((ground[channel] as number) * (0.16 + 0.35 * halo) * (1 - disc) +
          (tint[channel] as number) * 1.5 * disc) *
        cloud;
  };
};
