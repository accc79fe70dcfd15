import { through } from '../scene/camera.ts';
import { type Shot, walkAbout } from '../scene/compose.ts';
import { metered, NEUTRAL_FILM } from '../image/film.ts';
import { expose } from '../image/frame.ts';
import { DAY_SKY, LIMEWASH, paving, plaster, sun, SUNLIGHT } from '../scene/masonry.ts';
import { createNoise, type Random } from '../image/noise.ts';
import type { Style } from '../render.ts';
import { archway, type ArchKind, repeat } from '../scene/shapes.ts';
import { type Slab, slab } from '../scene/slab.ts';
import { TONES } from '../image/tones.ts';
import { createLook } from '../scene/look.ts';
import type { Scene } from '../scene/world.ts';

/** Arcades and their cast shadows: a gallery lit through its arches, looked at along, across or out. */
export const arches: Style = (frame, random) => {
  const view = random.pick(['along', 'along', 'across', 'out'] as const);
  const wish = { lit: random.between(0.12, 0.4), sky: 0.3 };
  const { scene, camera } = walkAbout(random, 6, wish, () => shoot(random, view));
  expose(frame, through(camera, createLook(scene)));
  return {
    ...NEUTRAL_FILM,
    tone: TONES[
      random.pick(['silver', 'platinum', 'albumen', 'selenium', 'ink', 'silver', 'sodium', 'rose'])
    ],
    exposure: metered(frame, random.between(0.13, 0.26)),
    contrast: random.between(1.3, 1.65),
    bloom: 0.09,
    toning: random.pick([1, 1, 0.75]),
  };
};

type View = 'along' | 'across' | 'out';

function shoot(random: Random, view: View): Shot {
  const gallery = plan(random);
  const { width } = gallery;
  const eye = random.between(0.8, 1.9);
  const mirrored = random.chance(0.5);
  const camera = {
    along: () => ({
      from: [random.between(-0.3, 0.35) * width, eye, -1] as const,
      yaw: random.between(-0.4, 0.35),
      pitch: random.between(-0.05, 0.08),
      focal: random.between(0.75, 1.8),
      rise: random.between(0, 0.12),
      mirrored,
    }),
    across: () => ({
      from: [-width * 0.42, eye, random.between(4, 8)] as const,
      yaw: random.between(0.6, 1.6),
      pitch: random.between(-0.3, 0.05),
      focal: random.between(0.7, 1.4),
      mirrored,
    }),
    out: () => ({
      from: [width * 0.42, eye, random.between(3, 6)] as const,
      yaw: random.between(-1.57, -0.75),
      pitch: 0,
      focal: random.between(0.6, 1.1),
      rise: random.between(0.02, 0.2),
      mirrored,
    }),
  }[view]();
  return { scene: build(gallery, random), camera };
}

interface Gallery {
  width: number;
  height: number;
  length: number;
  bay: number;
  half: number;
  spring: number;
  kind: ArchKind;
  thickness: number;
}

function plan(random: Random): Gallery {
  const bay = random.between(2.2, 3.6);
  const half = bay * random.between(0.3, 0.41);
  const spring = random.between(1.7, 3);
  return {
    width: random.between(2.6, 4.2),
    height: spring + half * 1.3 + random.between(0.5, 1.4),
    length: bay * random.whole(6, 9),
    bay,
    half,
    spring,
    kind: random.pick(['round', 'round', 'horseshoe', 'pointed', 'flat']),
    thickness: random.between(0.3, 0.6),
  };
}

function build(gallery: Gallery, random: Random): Scene {
  const { width, height, length, bay, half, spring, kind, thickness } = gallery;
  const noise = createNoise(random);
  const surface = plaster(noise);
  const arcade = (u: number, v: number): number => archway(kind, repeat(u - bay / 2, bay), v, half, spring);
  const x = width / 2;
  const court = 9;
  const middle = length / 2 - 2;
  const long = length / 2 + 2;
  const tint = LIMEWASH;
  const side = {
    middle: [middle, height / 2],
    half: [long, height / 2],
    overlap: 0.8,
    tint,
    surface,
  } as const;
  const slabs: Slab[] = [
    slab({
      axis: 1,
      at: 0,
      middle: [-court / 2, middle],
      half: [x + court, length],
      tint,
      surface: paving(noise, random.between(0.45, 0.9)),
      gloss: random.between(0, 0.5),
    }),
    slab({ axis: 1, at: height, middle: [0, middle], half: [x, long], overlap: thickness, tint }),
    slab({ axis: 0, at: x, ...side }),
    slab({ axis: 0, at: -x, ...side, opening: arcade, depth: -thickness }),
    slab({
      axis: 2,
      at: length - 0.5,
      middle: [0, height / 2],
      half: [x, height / 2],
      overlap: thickness,
      tint,
      surface,
      opening: random.chance(0.6) ? (u, v) => archway(kind, u, v, half * 0.8, spring * 0.8) : null,
      depth: thickness,
    }),
    slab({ axis: 0, at: -x - court, ...side, opening: arcade, depth: -thickness }),
    slab({ axis: 0, at: -x - court - 3, ...side }),
  ];
  return {
    slabs,
    lamps: [sun(random.between(0.35, 0.85), random.between(-0.75, 0.75), SUNLIGHT)],
    sky: DAY_SKY,
    mesh: 0.35,
  };
}
