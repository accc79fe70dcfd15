import { through } from './camera.ts';
import { NEUTRAL_FILM } from './film.ts';
import { expose } from './frame.ts';
import { type Colour, smoothstep } from './light.ts';
import { paving, plaster, sky } from './masonry.ts';
import { createNoise, type Random } from './noise.ts';
import type { Style } from './render.ts';
import { archway, box, disc, repeat } from './shapes.ts';
import { type Slab, slab, type Vector } from './slab.ts';
import { TONES } from './tones.ts';
import { createLook, type Lamp } from './world.ts';

const FLAME: Colour = [1, 0.62, 0.26];

/** A lamp at night: in a window, on a wall, or behind a pierced shade. */
export const lamp: Style = (frame, random) => {
  const scene = random.pick([lantern, lantern, lit, lit, street])(random);
  const { at, dusk } = scene;
  const look = createLook({
    slabs: scene.slabs,
    lamps: [scene.lamp],
    sky: sky([0.01 * dusk, 0.03 * dusk, 0.09 * dusk], [0.06 * dusk, 0.09 * dusk, 0.16 * dusk]),
    mesh: 0.35,
  });
  const eye = through(scene.camera, (ox, oy, oz, dx, dy, dz, out) => {
    look(ox, oy, oz, dx, dy, dz, out);
    const along = (at[0] - ox) * dx + (at[1] - oy) * dy + (at[2] - oz) * dz;
    if (!scene.bare || along <= 0) return;
    const miss = Math.hypot(ox + dx * along - at[0], oy + dy * along - at[1], oz + dz * along - at[2]);
    const bulb = 9 * smoothstep(0.09, 0.06, miss) + 0.012 / (miss * miss + 0.02);
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (out[channel] as number) + bulb * (FLAME[channel] as number);
  });
  expose(frame, eye);
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['sodium', 'saffron', 'cobalt', 'silver', 'rose'])],
    toning: random.pick([0.2, 0.35, 1, 0.2]),
    exposure: random.between(0.8, 1.2),
    contrast: random.between(1.15, 1.4),
    bloom: 0.2,
    halation: 0.3,
    grain: 0.8,
    vignette: 0.3,
  };
};

interface Night {
  slabs: Slab[];
  lamp: Lamp;
  at: Vector;
  bare: boolean;
  dusk: number;
  camera: { from: Vector; yaw: number; pitch: number; focal: number; rise?: number };
}

const glow = (strength: number): Colour => [FLAME[0] * strength, FLAME[1] * strength, FLAME[2] * strength];

/** A pierced lantern in the corner of a room: it throws its pattern over the walls. */
function lantern(random: Random): Night {
  const noise = createNoise(random);
  const at: Vector = [random.between(-0.9, 0.9), random.between(1.4, 2.3), random.between(2.2, 3)];
  const rings = random.whole(5, 9);
  const around = random.whole(9, 18);
  const hole = random.between(0.25, 0.42);
  const wall = { tint: [1, 0.95, 0.88] as Colour, surface: plaster(noise, 0.12) };
  return {
    at,
    bare: true,
    dusk: 0,
    slabs: [
      slab({ axis: 2, at: 4, middle: [0, 1.8], half: [2.4, 1.8], overlap: 0.3, ...wall }),
      slab({ axis: 0, at: -2.4, middle: [1, 1.8], half: [3, 1.8], overlap: 0.3, ...wall }),
      slab({ axis: 0, at: 2.4, middle: [1, 1.8], half: [3, 1.8], overlap: 0.3, ...wall }),
      slab({
        axis: 1,
        at: 0,
        middle: [0, 1],
        half: [2.4, 3],
        overlap: 0.3,
        tint: [0.8, 0.6, 0.45],
        surface: paving(noise, 0.4),
        gloss: 0.4,
      }),
      slab({ axis: 1, at: 3.6, middle: [0, 1], half: [2.4, 3], overlap: 0.3, ...wall }),
    ],
    lamp: {
      at,
      far: false,
      light: glow(6),
      spread: 0.02,
      shade: (dx, dy, dz) => {
        const turn = (Math.atan2(dz, dx) / (2 * Math.PI)) * around;
        const climb = (Math.asin(dy < -1 ? -1 : dy > 1 ? 1 : dy) / Math.PI + 0.5) * rings;
        const row = Math.floor(climb);
        const a = repeat(turn + (row % 2) * 0.5, 1);
        const b = climb - row - 0.5;
        const star = Math.min(
          box(a, b, hole * 0.7, hole * 0.7),
          box((a + b) * 0.707, (a - b) * 0.707, hole * 0.7, hole * 0.7),
        );
        return 0.1 + 0.9 * smoothstep(0.05, -0.05, star);
      },
    },
    camera: {
      from: [random.between(-0.8, 0.8), random.between(1.1, 1.7), -2],
      yaw: random.between(-0.2, 0.2),
      pitch: random.between(-0.05, 0.15),
      focal: random.between(0.8, 1.2),
    },
  };
}

/** A house front at dusk, one window lit from within. */
function lit(random: Random): Night {
  const noise = createNoise(random);
  const at: Vector = [random.between(-0.6, 0.6), 2.3, 5.6];
  const window = random.between(-0.8, 0.8);
  const arched = random.chance(0.5);
  const half = random.between(0.4, 0.6);
  const sill = random.between(1.3, 2);
  return {
    at,
    bare: false,
    dusk: random.between(0.6, 2.2),
    slabs: [
      slab({
        axis: 2,
        at: 4,
        middle: [0, 4],
        half: [9, 4],
        tint: [0.95, 0.95, 1],
        surface: plaster(noise, 0.2),
        opening: (u, v) => {
          const bar = 0.02 - Math.min(Math.abs(u - window), Math.abs(v - sill - 0.7));
          const hole = arched
            ? archway('round', u - window, v - sill, half, 0.9)
            : box(u - window, v - sill - 0.6, half, 0.6);
          return Math.max(hole, sill - v, bar);
        },
        depth: 0.3,
      }),
      slab({ axis: 2, at: 7, middle: [0, 3], half: [4, 3], tint: [1, 0.9, 0.75] }),
      slab({ axis: 0, at: -2, middle: [5.6, 3], half: [1.4, 3], tint: [1, 0.9, 0.75] }),
      slab({ axis: 0, at: 2, middle: [5.6, 3], half: [1.4, 3], tint: [1, 0.9, 0.75] }),
      slab({ axis: 1, at: 3.4, middle: [0, 5.6], half: [2, 1.4], tint: [1, 0.9, 0.75] }),
      slab({
        axis: 1,
        at: 0,
        middle: [0, 2],
        half: [9, 6],
        tint: [0.8, 0.8, 0.85],
        surface: paving(noise, 0.5, 0.5),
        gloss: 0.6,
      }),
    ],
    lamp: { at, far: false, light: glow(5), spread: 0.06, shade: null },
    camera: {
      from: [random.between(-1.6, 1.6), 1.4, random.between(-2, 0)],
      yaw: random.between(-0.3, 0.3),
      pitch: 0,
      focal: random.between(0.8, 1.3),
      rise: random.between(0, 0.1),
    },
  };
}

/** A bare lamp on the wall of a lane. */
function street(random: Random): Night {
  const noise = createNoise(random);
  const side = random.pick([-1, 1] as const);
  const at: Vector = [side * 0.95, random.between(2.6, 3.2), random.between(3, 6)];
  const wall = { tint: [1, 0.96, 0.9] as Colour, surface: plaster(noise, 0.24) };
  return {
    at,
    bare: true,
    dusk: random.between(0.3, 1.4),
    slabs: [
      slab({
        axis: 0,
        at: -1.3,
        middle: [8, 3],
        half: [12, 3],
        ...wall,
        opening: (u, v) => Math.max(archway('horseshoe', repeat(u - 1, 5), v, 0.6, 1.6), disc(u, v, 40)),
        depth: -0.3,
      }),
      slab({ axis: 0, at: -1.61, middle: [8, 3], half: [12, 3], tint: [0.12, 0.2, 0.4] }),
      slab({ axis: 0, at: 1.3, middle: [8, 2.6], half: [12, 2.6], ...wall }),
      slab({
        axis: 2,
        at: 10,
        middle: [0, 3],
        half: [2, 3],
        ...wall,
        opening: (u, v) => archway('round', u, v, 0.9, 2),
        depth: 2,
      }),
      slab({
        axis: 1,
        at: 0,
        middle: [0, 8],
        half: [2, 12],
        tint: [0.9, 0.88, 0.85],
        surface: paving(noise, 0.4, 0.5),
        gloss: 0.6,
      }),
    ],
    lamp: { at, far: false, light: glow(7), spread: 0.05, shade: null },
    camera: {
      from: [-side * 0.5, 1.5, -1.5],
      yaw: side * random.between(-0.02, 0.15),
      pitch: random.between(0, 0.12),
      focal: random.between(0.8, 1.2),
    },
  };
}
