import { through } from '../scene/camera.ts';
import { type Shot, walkAbout } from '../scene/compose.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { lattice } from '../scene/lattice.ts';
import type { Colour } from '../image/light.ts';
import { DAY_SKY, LIMEWASH, paving, plaster, sun, SUNLIGHT } from '../scene/masonry.ts';
import { createNoise, type Random } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { archway, box } from '../scene/shapes.ts';
import { slab } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { createLook } from '../scene/look.ts';
import type { Scene } from '../scene/world.ts';

/** Light through a lattice: thrown on a wall, laid over a floor, or the lattice itself against the day. */
export const moucharabieh: Style = (frame, random) => {
  const view = random.pick(['wall', 'wall', 'corner', 'screen'] as const);
  const wish = { lit: random.between(0.1, 0.34), sky: 0.4 };
  const { scene, camera } = walkAbout(random, 7, wish, () => shoot(random, view));
  expose(frame, through(camera, createLook(scene)));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[random.pick(['silver', 'sodium', 'platinum', 'rose', 'albumen', 'selenium', 'saffron'])],
    toning: random.pick([1, 1, 0.7]),
    exposure: metered(frame, random.between(0.09, 0.19)),
    contrast: random.between(1.3, 1.7),
    bloom: view === 'screen' ? 0.16 : 0.09,
  };
};

type View = 'wall' | 'corner' | 'screen';

function shoot(random: Random, view: View): Shot {
  const width = random.between(1.6, 3.4);
  const x = width / 2;
  const mirrored = random.chance(0.5);
  const camera = {
    wall: () => ({
      from: [-x * 0.8, random.between(0.6, 2), random.between(0.6, 3)] as const,
      yaw: random.between(0.75, 1.65),
      pitch: random.between(-0.45, 0.1),
      roll: random.pick([0, 0, random.around(0, 0.12)]),
      focal: random.between(0.6, 1.8),
      mirrored,
    }),
    corner: () => ({
      from: [-x * 0.5, random.between(1.1, 1.9), random.between(-1.4, 0)] as const,
      yaw: random.between(0, 0.5),
      pitch: random.between(-0.35, -0.05),
      focal: random.between(0.7, 1.2),
      mirrored,
    }),
    screen: () => ({
      from: [x * 0.85, random.between(1.1, 1.6), random.between(0.2, 2.6)] as const,
      yaw: random.between(-1.45, -0.5),
      pitch: random.between(-0.15, 0.1),
      focal: random.between(0.6, 1.3),
      mirrored,
    }),
  }[view]();
  return { scene: chamber(random, x, 3.4), camera };
}

/** A narrow room, the wall on the left pierced by the lattice. */
function chamber(random: Random, x: number, height: number): Scene {
  const noise = createNoise(random);
  const pierced = lattice(random, random.between(0.16, 0.4));
  const arched = random.chance(0.5);
  const half = random.between(0.8, 1.7);
  const screen = (u: number, v: number): number => {
    const bay = arched
      ? Math.max(archway('pointed', u - 2.4, v, half, 1.7), 0.35 - v)
      : box(u - 2.4, v - 1.6, half, 1.2);
    return bay > 0.1 ? bay : Math.max(bay, pierced(u - 2.4, v - 1.6));
  };
  const wall = { tint: LIMEWASH, surface: plaster(noise, random.between(0.04, 0.12)) } as const;
  const side = { middle: [1.6, height / 2], half: [3.6, height / 2], overlap: 0.5, ...wall } as const;
  const flat = { middle: [0, 1.6], half: [x, 3.6], overlap: 0.5 } as const;
  const end = { middle: [0, height / 2], half: [x, height / 2], overlap: 0.5, ...wall } as const;
  return {
    slabs: [
      slab({
        axis: 1,
        at: 0,
        ...flat,
        tint: random.pick<Colour>([LIMEWASH, [0.9, 0.7, 0.5], [0.6, 0.72, 0.75]]),
        surface: paving(noise, random.between(0.2, 0.5)),
        gloss: random.between(0.1, 0.6),
      }),
      slab({ axis: 1, at: height, ...flat, tint: LIMEWASH }),
      slab({ axis: 0, at: x, ...side }),
      slab({ axis: 0, at: -x, ...side, opening: screen, depth: -random.between(0.015, 0.05) }),
      slab({ axis: 2, at: 5.2, ...end }),
      slab({ axis: 2, at: -2, ...end }),
    ],
    lamps: [sun(random.between(0.3, 0.8), random.between(-0.7, 0.7), SUNLIGHT, random.between(0.006, 0.014))],
    sky: DAY_SKY,
    mesh: 0.3,
  };
}
