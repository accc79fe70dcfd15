import { through } from '../scene/camera.ts';
import { type Shot, walkAbout } from '../scene/compose.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { type Colour, mix } from '../image/light.ts';
import { DAY_SKY, LIMEWASH, paving, plaster, sun, SUNLIGHT } from '../scene/masonry.ts';
import { createNoise, fractal, type Noise, type Random } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { archway, box, repeat } from '../scene/shapes.ts';
import { slab, type Surface } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { createLook } from '../scene/look.ts';
import type { Scene } from '../scene/world.ts';

/** The light of a window falling in an empty room. */
export const interior: Style = (frame, random) => {
  const { scene, camera } = walkAbout(random, 7, { lit: random.between(0.05, 0.22), sky: 0.12 }, shoot);
  expose(frame, through(camera, createLook(scene)));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'platinum', 'selenium', 'celadon', 'albumen', 'cobalt'])],
    toning: random.pick([1, 0.85, 0.35]),
    exposure: metered(frame, random.between(0.08, 0.18)),
    contrast: random.between(1.3, 1.6),
    bloom: 0.12,
  };
};

function shoot(random: Random): Shot {
  const width = random.between(3.4, 5.5);
  return {
    scene: room(random, width, random.between(2.9, 4), random.between(4.2, 7)),
    camera: {
      from: [random.between(-0.35, 0.3) * width, random.between(0.9, 1.6), random.between(-1.7, 0.6)],
      yaw: random.between(-0.35, 0.75),
      pitch: random.between(-0.2, 0.08),
      focal: random.between(0.7, 1.4),
      mirrored: random.chance(0.5),
    },
  };
}

function room(random: Random, width: number, height: number, depth: number): Scene {
  const noise = createNoise(random);
  const window = glazing(random, height);
  const x = width / 2;
  const wall = { tint: LIMEWASH, surface: plaster(noise, random.between(0.04, 0.12)) } as const;
  const place = depth * random.between(0.3, 0.62);
  const centre = depth / 2 - 1;
  const far = depth / 2 + 1;
  const flat = { middle: [0, centre], half: [x, far], overlap: 0.5 } as const;
  const side = { middle: [centre, height / 2], half: [far, height / 2], overlap: 0.6, ...wall } as const;
  const end = { middle: [0, height / 2], half: [x, height / 2], overlap: 0.6, ...wall } as const;
  const passage = { middle: [0, depth + 1.6], half: [x, 1.4], overlap: 0.3, tint: LIMEWASH } as const;
  return {
    slabs: [
      slab({
        axis: 1,
        at: 0,
        ...flat,
        tint: random.pick<Colour>([LIMEWASH, [0.8, 0.6, 0.42], [0.75, 0.72, 0.7]]),
        surface: random.chance(0.5) ? boards(noise) : paving(noise, random.between(0.25, 0.5)),
        gloss: random.between(0.1, 0.7),
      }),
      slab({ axis: 1, at: height, ...flat, tint: LIMEWASH }),
      slab({ axis: 0, at: -x, ...side, opening: (u, v) => window(u - place, v), depth: -0.3 }),
      slab({ axis: 0, at: x, ...side }),
      slab({ axis: 2, at: depth, ...end, opening: doorway(random, x), depth: 0.2 }),
      slab({ axis: 2, at: depth + 3, ...end }),
      slab({ axis: 1, at: 0, ...passage }),
      slab({ axis: 1, at: height, ...passage }),
      slab({ axis: 2, at: -2, ...end }),
    ],
    lamps: [sun(random.between(0.3, 0.8), random.between(-0.6, 0.7), SUNLIGHT, 0.01)],
    sky: DAY_SKY,
    mesh: 0.28,
  };
}

/** A window of panes: tall, double, square or arched, its sill above the floor. */
function glazing(random: Random, height: number): (u: number, v: number) => number {
  const half = random.between(0.45, 0.8);
  const sill = random.between(0.5, 1.1);
  const tall = Math.min(height - sill - 0.3, random.between(1.3, 2.2));
  const columns = random.whole(1, 3);
  const rows = random.whole(1, 4);
  const bar = 0.025;
  const twin = random.chance(0.45) ? half * 2.8 : 0;
  const arched = random.chance(0.4);
  return (u, v) => {
    const across = twin > 0 ? Math.abs(u) - twin / 2 : u;
    const up = v - sill;
    const whole = arched
      ? archway('round', across, up, half, Math.max(tall - half, 0.3))
      : box(across, up - tall / 2, half, tall / 2);
    const pane = (half * 2) / columns;
    const light = tall / rows;
    const mullion = Math.abs(repeat(across - (columns % 2 ? pane / 2 : 0), pane)) - bar;
    const transom = Math.abs(repeat(up, light)) - bar;
    return Math.max(Math.max(whole, -up), -Math.min(mullion, transom));
  };
}

function doorway(random: Random, x: number): ((u: number, v: number) => number) | null {
  if (random.chance(0.45)) return null;
  const at = random.between(-0.4, 0.5) * x;
  const kind = random.pick(['flat', 'round'] as const);
  return (u, v) => Math.max(archway(kind, u - at, v, 0.5, 1.9), -v);
}

const boards =
  (noise: Noise): Surface =>
  (u, v) => {
    const board = Math.round(u / 0.16);
    const seam = Math.abs(repeat(u - 0.08, 0.16));
    const grain = fractal(noise, u * 30, v * 0.9 + board * 3.7, 3);
    return mix(0.2, 0.6 + 0.15 * noise(board * 3.3 + 0.5, 0.5) + 0.16 * grain, Math.min(seam / 0.006, 1));
  };
