import { lengthOf } from '../image/length.ts';
import { lattice } from '../scene/lattice.ts';
import { bell, type Colour, colour, mix, smoothstep } from '../image/light.ts';
import { fractal, type Noise, type Random } from '../image/noise.ts';

/** Light behind a sitter at a place, written to `out`. */
export type Backdrop = (x: number, y: number, out: Float32Array) => void;

type Hang = (random: Random, noise: Noise) => Backdrop;

/** Two colours that were seen together: on a wall and on the cloth beside it. */
const PAIRS: readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] = [
  pair('#e9dfcd', '#b9a88c'),
  pair('#e6b06a', '#a8552f'),
  pair('#d9836a', '#6d2b3a'),
  pair('#8fb3c4', '#2f5673'),
  pair('#b8c6a6', '#5d7660'),
  pair('#eac4bb', '#9a6a78'),
  pair('#9db4e0', '#34488c'),
  pair('#e6d7a0', '#8f7a3e'),
  pair('#cfc8dc', '#6c6490'),
  pair('#9fc2b8', '#2e5f62'),
  pair('#f0ece4', '#8a8a88'),
];

function pair(light: string, dark: string): [Colour, Colour] {
  return [colour(light), colour(dark)];
}

/** A wall the daylight falls across. */
const wall: Hang = (random, noise) => {
  const [light, dark] = random.pick(PAIRS);
  const angle = random.between(-0.3, Math.PI + 0.3);
  const [cx, cy] = [Math.cos(angle) * 0.5, 0.05 + Math.sin(angle) * 0.35];
  const wide = random.between(0.5, 0.8);
  return (x, y, out) => {
    const pool = bell(lengthOf(x - cx, y - cy), wide);
    const cloud = 1 + 0.14 * fractal(noise, x * 2.2, y * 2.2, 5);
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = mix((dark[channel] as number) * 0.5, (light[channel] as number) * 1.35, pool) * cloud;
    }
  };
};

/** A window out of focus. */
const window: Hang = (random, noise) => {
  const [light, dark] = random.pick(PAIRS);
  const [cx, cy] = [random.between(-0.22, 0.22), random.between(0, 0.2)];
  const [half, tall] = [random.between(0.22, 0.36), random.between(0.36, 0.6)];
  const soft = random.between(0.008, 0.04);
  const bars = random.whole(0, 2);
  return (x, y, out) => {
    const [u, v] = [x - cx, y - cy];
    let pane = smoothstep(soft, -soft, Math.abs(u) - half) * smoothstep(soft, -soft, Math.abs(v) - tall);
    for (let bar = 0; bar < bars; bar++)
      pane *= 1 - 0.85 * smoothstep(soft + 0.012, 0.003, Math.abs(bar === 0 ? u : v - tall * 0.3));
    const haze = 1 + 0.08 * fractal(noise, x * 2, y * 2, 3);
    const spill = 0.22 * bell(lengthOf(u, v), 0.6);
    for (let channel = 0; channel < 3; channel++) {
      out[channel] =
        haze * ((dark[channel] as number) * 0.2 + (light[channel] as number) * (spill + 1.5 * pane));
    }
  };
};

/** A great disc of light. */
const disc: Hang = (random, noise) => {
  const [light, dark] = random.pick(PAIRS);
  const [cx, cy] = [random.around(0, 0.1), random.between(0.05, 0.2)];
  const radius = random.between(0.26, 0.4);
  const soft = random.between(0.003, 0.09);
  return (x, y, out) => {
    const distance = lengthOf(x - cx, y - cy);
    const inside = smoothstep(radius + soft, radius - soft, distance);
    const cloud = 1 + 0.12 * fractal(noise, x * 2.4, y * 2.4, 5);
    for (let channel = 0; channel < 3; channel++) {
      const around = (dark[channel] as number) * (0.22 + 0.5 * bell(distance, 0.6));
      out[channel] = mix(around, (light[channel] as number) * 1.45, inside) * cloud;
    }
  };
};

/** A lattice before the day, out of focus. */
const screen: Hang = (random, noise) => {
  const [light, dark] = random.pick(PAIRS);
  const pierced = lattice(random, random.between(0.16, 0.3));
  const soft = random.between(0.016, 0.034);
  const turn = random.around(0, 0.3);
  return (x, y, out) => {
    const hole = smoothstep(soft, -soft, pierced(x, y));
    const day = 0.7 + 0.6 * bell(lengthOf(x - turn, y - 0.15), 0.55) + 0.1 * noise(x * 2, y * 2);
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = (dark[channel] as number) * 0.3 + (light[channel] as number) * (0.25 + hole) * day;
    }
  };
};

/** Sky over water, or over a terrace. */
const horizon: Hang = (random, noise) => {
  const [light, dark] = random.pick(PAIRS);
  const line = random.between(-0.2, 0.05);
  const soft = random.between(0.003, 0.03);
  return (x, y, out) => {
    const sky = smoothstep(line - soft, line + soft, y);
    const glow = bell(y - line, 0.4);
    const ripple = 1 + 0.2 * noise(x * 3, y * 60) * (1 - sky);
    for (let channel = 0; channel < 3; channel++) {
      const above = mix((dark[channel] as number) * 0.9, (light[channel] as number) * 1.4, glow);
      out[channel] = mix(
        ((dark[channel] as number) * 0.35 + (light[channel] as number) * 0.3 * glow) * ripple,
        above,
        sky,
      );
    }
  };
};

export const BACKDROPS: readonly [Hang, ...Hang[]] = [
  wall,
  wall,
  wall,
  window,
  window,
  disc,
  screen,
  horizon,
];
