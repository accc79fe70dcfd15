import { through } from '../scene/camera.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { type Colour } from '../image/light.ts';
import { paving, plaster, sky, sun } from '../scene/masonry.ts';
import { createNoise, type Noise, type Random } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { archway, box } from '../scene/shapes.ts';
import { type Slab, slab } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { createLook } from '../scene/look.ts';

const LIMES: readonly [Colour, ...Colour[]] = [
  [1, 0.97, 0.92],
  [1, 0.9, 0.76],
  [0.95, 0.78, 0.6],
  [0.86, 0.92, 0.98],
];

/** A lane of the medina, and the slice of sky it leaves. */
export const alley: Style = (frame, random) => {
  const noise = createNoise(random);
  const width = random.between(1.7, 3);
  const upwards = random.chance(0.35);
  const slabs = [
    slab({
      axis: 1,
      at: 0,
      middle: [0, 12],
      half: [6, 18],
      tint: [0.9, 0.86, 0.8],
      surface: paving(noise, random.between(0.3, 0.6), 0.5),
      gloss: random.between(0, 0.35),
    }),
    ...facades(random, noise, -1, width),
    ...facades(random, noise, 1, width),
    ...vaults(random, noise, width),
  ];
  const look = createLook({
    slabs,
    lamps: [sun(random.between(0.7, 1.15), random.between(-0.9, 0.9), [3.6, 3.2, 2.7], 0.008)],
    sky: sky([0.16, 0.34, 0.78], [0.75, 0.9, 1.05]),
    mesh: 0.5,
  });
  const camera = {
    from: [random.between(-0.25, 0.25) * width, random.between(1.2, 1.7), -2] as const,
    yaw: random.between(-0.12, 0.12),
    pitch: upwards ? random.between(0.7, 1.25) : random.between(0, 0.25),
    roll: upwards ? random.between(-0.5, 0.5) : 0,
    focal: upwards ? random.between(0.5, 0.8) : random.between(0.75, 1.25),
    rise: upwards ? 0 : random.between(0, 0.2),
  };
  expose(frame, through(camera, look));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'cobalt', 'albumen', 'platinum', 'sodium'])],
    toning: random.pick([1, 0.3, 0.15, 0.15]),
    exposure: metered(frame, random.between(0.14, 0.26)),
    contrast: random.between(1.25, 1.5),
    halation: 0.05,
    bloom: 0.1,
  };
};

/** Houses along one side: some step into the lane, each with its height, its lime, its doors and windows. */
function facades(random: Random, noise: Noise, side: -1 | 1, width: number): Slab[] {
  const slabs: Slab[] = [];
  let from = -4;
  let before = 0;
  while (from < 26) {
    const length = random.between(3.5, 7);
    const step = random.between(-0.3, 0.45);
    const x = side * (width / 2 + step);
    const height = random.between(4.2, 8.5);
    const tint = random.pick(LIMES);
    const surface = plaster(noise, 0.22);
    const openings = holes(random, length, height);
    slabs.push(
      slab({
        axis: 0,
        at: x,
        middle: [from + length / 2, height / 2],
        half: [length / 2, height / 2],
        tint,
        surface,
        opening: (u, v) => openings(u - from, v),
        depth: side * 0.28,
      }),
      slab({
        axis: 0,
        at: x + side * 0.281,
        middle: [from + length / 2, height / 2],
        half: [length / 2, height / 2],
        tint: random.pick<Colour>([
          [0.12, 0.22, 0.42],
          [0.25, 0.16, 0.1],
          [0.1, 0.26, 0.22],
        ]),
      }),
    );
    if (slabs.length > 2) {
      slabs.push(
        slab({
          axis: 2,
          at: from,
          middle: [(x + before) / 2, height / 2],
          half: [Math.abs(x - before) / 2 + 0.001, height / 2],
          tint,
          surface,
        }),
      );
    }
    before = x;
    from += length;
  }
  return slabs;
}

function holes(random: Random, length: number, height: number): (u: number, v: number) => number {
  const door = random.between(1, length - 1);
  const wide = random.between(0.5, 0.75);
  const kind = random.pick(['horseshoe', 'round', 'flat'] as const);
  const window = random.between(0.8, length - 0.8);
  const sill = random.between(2.6, Math.max(2.7, height - 1.6));
  return (u, v) =>
    Math.min(
      Math.max(archway(kind, u - door, v, wide, 1.7), -v),
      box(u - window, v - sill - 0.5, 0.32, 0.45),
    );
}

/** Passages thrown across the lane, under which it is dark. */
function vaults(random: Random, noise: Noise, width: number): Slab[] {
  const count = random.pick([0, 1, 1, 2]);
  return Array.from({ length: count }, (_, index) => {
    const at = 5 + index * 8 + random.between(0, 5);
    const kind = random.pick(['round', 'pointed', 'horseshoe'] as const);
    return slab({
      axis: 2,
      at,
      middle: [0, 4],
      half: [width / 2 + 0.6, 4 - random.between(0, 0.8)],
      tint: LIMES[0],
      surface: plaster(noise, 0.2),
      opening: (u, v) => Math.max(archway(kind, u, v, width * 0.4, 2.1), -0.5 - v),
      depth: random.between(0.5, 3),
    });
  });
}
