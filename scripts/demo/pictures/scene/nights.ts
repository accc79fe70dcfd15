import { lengthOf } from '../image/length.ts';
import type { Shot } from './compose.ts';
import { type Colour, smoothstep } from '../image/light.ts';
import { paving, plaster, sky } from './masonry.ts';
import { createNoise, type Random } from '../image/noise.ts';
import { archway, type ArchKind, box, repeat } from './shapes.ts';
import { type Slab, slab, type Vector } from './slab.ts';
import type { Lamp, Sky } from './world.ts';

/** Colour of a flame, a filament or a sodium lamp. */
export const FLAME: Colour = [1, 0.62, 0.26];

const NIGHT_LIME: Colour = [1, 0.96, 0.9];

const burning = (at: Vector, strength: number, spread: number, shade: Lamp['shade'] = null): Lamp => ({
  at,
  far: false,
  light: [FLAME[0] * strength, FLAME[1] * strength, FLAME[2] * strength],
  spread,
  shade,
});

/** What is left of the day, from the blue hour (1) to the middle of the night (0). */
const dusk = (left: number): Sky =>
  sky(
    [0.006 + 0.012 * left, 0.012 + 0.04 * left, 0.03 + 0.11 * left],
    [0.01 + 0.08 * left, 0.014 + 0.1 * left, 0.03 + 0.16 * left],
  );

/** A pierced lantern in a room: it throws its pattern over the walls. */
export function lantern(random: Random): Shot {
  const noise = createNoise(random);
  const at: Vector = [random.between(-1.6, 1.6), random.between(0.5, 2.6), random.between(1.4, 3.4)];
  const wall = { tint: NIGHT_LIME, surface: plaster(noise, 0.1) } as const;
  const end = { middle: [0, 1.8], half: [2.4, 1.8], overlap: 0.3, ...wall } as const;
  const side = { middle: [1, 1.8], half: [3, 1.8], overlap: 0.3, ...wall } as const;
  const flat = { middle: [0, 1], half: [2.4, 3], overlap: 0.3 } as const;
  return {
    scene: {
      slabs: [
        slab({ axis: 2, at: 4, ...end }),
        slab({ axis: 2, at: -2, ...end }),
        slab({ axis: 0, at: -2.4, ...side }),
        slab({ axis: 0, at: 2.4, ...side }),
        slab({ axis: 1, at: 0, ...flat, tint: [0.8, 0.6, 0.45], surface: paving(noise, 0.4), gloss: 0.4 }),
        slab({ axis: 1, at: 3.6, ...flat, ...wall }),
      ],
      lamps: [burning(at, 6, 0.02, pierced(random))],
      sky: dusk(0),
      mesh: 0.35,
    },
    camera: {
      from: [random.between(-1.6, 1.6), random.between(0.9, 1.8), random.between(-1.8, 0.6)],
      yaw: random.between(-0.7, 0.7),
      pitch: random.between(-0.2, 0.35),
      focal: random.between(0.8, 1.7),
    },
  };
}

/** A shade pierced with rows of holes: share of the light that leaves in a direction. */
function pierced(random: Random): NonNullable<Lamp['shade']> {
  const rows = random.whole(7, 13);
  const around = rows * random.whole(2, 3);
  const hole = random.between(0.2, 0.36);
  const shape = random.pick(['star', 'dot', 'slit', 'leaf'] as const);
  const leak = random.between(0.015, 0.06);
  return (dx, dy, dz) => {
    const climb = (Math.asin(dy < -1 ? -1 : dy > 1 ? 1 : dy) / Math.PI + 0.5) * rows;
    const row = Math.floor(climb);
    // As many holes around as the height of the row leaves room for.
    const count = Math.max(3, Math.round(around * Math.sin(((row + 0.5) / rows) * Math.PI)));
    const a = repeat((Math.atan2(dz, dx) / (2 * Math.PI)) * count + (row % 2) * 0.5, 1);
    const b = climb - row - 0.5;
    const distance = {
      star: () => Math.min(box(a, b, hole * 0.7, hole * 0.7), (Math.abs(a) + Math.abs(b) - hole) * 0.7),
      dot: () => lengthOf(a, b) - hole * 0.8,
      slit: () => box(a, b, hole * 0.3, 0.42),
      leaf: () => lengthOf(Math.abs(a) + hole * 0.7, b) - hole * 1.25,
    }[shape]();
    return leak + (1 - leak) * smoothstep(0.05, -0.05, distance);
  };
}

/** A house front at dusk: its door or a window is open, and the light inside falls on the paving. */
export function courtyard(random: Random): Shot {
  const noise = createNoise(random);
  const kind = random.pick<ArchKind>(['flat', 'round', 'horseshoe', 'pointed']);
  const door = random.chance(0.6);
  const sill = door ? 0 : random.between(0.7, 1.8);
  const half = door ? random.between(0.5, 0.8) : random.between(0.35, 0.6);
  const spring = door ? random.between(1.3, 1.8) : random.between(0.5, 1);
  const at: Vector = [random.between(-1, 1), random.between(1.6, 2.6), random.between(4.9, 6.2)];
  const inside = { tint: [1, 0.88, 0.7] } as const;
  const opening = (u: number, v: number): number => {
    const hole = Math.max(archway(kind, u, v - sill, half, spring), sill - v);
    const bars = door ? 1 : Math.min(Math.abs(u), Math.abs(v - sill - spring * 0.7)) - 0.018;
    return Math.max(hole, -bars);
  };
  const wing = random.pick([-1, 1]);
  return {
    scene: {
      slabs: [
        slab({
          axis: 2,
          at: 4,
          middle: [0, 2.6],
          half: [7, 2.6],
          tint: [0.95, 0.96, 1],
          surface: plaster(noise, 0.16),
          opening,
          depth: 0.3,
        }),
        slab({
          axis: 0,
          at: wing * 3.4,
          middle: [1, 2.2],
          half: [3, 2.2],
          tint: [0.95, 0.96, 1],
          surface: plaster(noise, 0.16),
        }),
        slab({ axis: 2, at: 7, middle: [0, 1.7], half: [2, 1.7], overlap: 0.4, ...inside }),
        slab({ axis: 0, at: -2, middle: [5.65, 1.7], half: [1.35, 1.7], overlap: 0.2, ...inside }),
        slab({ axis: 0, at: 2, middle: [5.65, 1.7], half: [1.35, 1.7], overlap: 0.2, ...inside }),
        slab({ axis: 1, at: 3.4, middle: [0, 5.65], half: [2, 1.35], overlap: 0.2, ...inside }),
        slab({
          axis: 1,
          at: 0,
          middle: [0, 2],
          half: [8, 6],
          tint: [0.85, 0.86, 0.9],
          surface: paving(noise, random.between(0.3, 0.7), 0.5),
          gloss: random.between(0.4, 0.9),
        }),
      ],
      lamps: [burning(at, 7, 0.07)],
      sky: dusk(random.between(0.1, 1)),
      mesh: 0.35,
    },
    camera: {
      from: [random.between(-2, 2), random.between(0.7, 2.2), random.between(-2, 0.8)],
      yaw: random.between(-0.45, 0.45),
      pitch: random.between(-0.25, 0.02),
      focal: random.between(0.75, 1.4),
      rise: random.between(0, 0.1),
    },
  };
}

/** A lane with a vault across it, and a lamp on the wall or beyond the vault. */
export function lane(random: Random): Shot {
  const noise = createNoise(random);
  const half = random.between(1, 1.6);
  const side = random.pick([-1, 1] as const);
  const vault = random.between(3.5, 7);
  const deep = random.between(0.6, 2.4);
  const beyond = random.chance(0.6);
  const at: Vector = [
    side * (half - random.between(0.25, 0.6)),
    random.between(2.2, 3),
    beyond ? vault + deep + random.between(0.6, 2) : random.between(1.5, vault - 0.5),
  ];
  const wall = { tint: NIGHT_LIME, surface: plaster(noise, 0.2) } as const;
  const kind = random.pick<ArchKind>(['round', 'horseshoe', 'pointed']);
  const doors = random.between(3, 6);
  const doorway = (u: number, v: number): number =>
    Math.max(archway(kind, repeat(u - 1, doors), v, 0.55, 1.5), -v);
  const long = { middle: [7, 2.4], half: [10, 2.4], ...wall } as const;
  const slabs: Slab[] = [
    slab({ axis: 0, at: -half, ...long, opening: doorway, depth: -0.25 }),
    slab({ axis: 0, at: -half - 0.26, ...long, tint: [0.14, 0.24, 0.44] }),
    slab({ axis: 0, at: half, ...long }),
    slab({
      axis: 2,
      at: vault,
      middle: [0, 2.1],
      half: [half, 2.1],
      overlap: 0.1,
      ...wall,
      opening: (u, v) => archway(kind, u, v, half * 0.72, 1.5),
      depth: deep,
    }),
    slab({ axis: 2, at: 15, middle: [0, 2.4], half: [half, 2.4], overlap: 0.1, ...wall }),
    slab({
      axis: 1,
      at: 0,
      middle: [0, 7],
      half: [half, 10],
      overlap: 0.3,
      tint: [0.9, 0.88, 0.85],
      surface: paving(noise, random.between(0.25, 0.5), 0.5),
      gloss: random.between(0.3, 0.9),
    }),
  ];
  return {
    scene: { slabs, lamps: [burning(at, 8, 0.05)], sky: dusk(random.between(0.1, 0.9)), mesh: 0.4 },
    camera: {
      from: [random.between(-0.6, 0.6) * half, random.between(0.8, 1.7), random.between(-2.5, 0)],
      yaw: random.between(-0.2, 0.2),
      pitch: random.between(-0.12, 0.12),
      focal: random.between(0.75, 1.4),
      rise: random.between(0, 0.08),
    },
  };
}
