import type { Outline } from './fill.ts';
import { smoothstep } from './light.ts';
import type { Random } from './noise.ts';
import type { Sitter, Stance } from './silhouette.ts';
import { oval, type Point, ribbon, smooth, wander } from './strokes.ts';

/** What covers a head: its hair, or what is worn over it. */
type Dress = (random: Random, stance: Stance) => Sitter;

/** Middle of the skull in each stance. */
const skull = (stance: Stance): Point =>
  stance === 'profile' ? [0.05, 0.14] : stance === 'turned' ? [0.04, 0.13] : [0, 0.12];

const bare: Dress = () => ({ outlines: [], veils: [] });

/** Hair cut close. */
const crop: Dress = (random, stance) => {
  const [x, y] = skull(stance);
  const out = random.between(1.02, 1.1);
  return {
    outlines: [oval(x, y, 0.37 * out, 0.395 * out)],
    veils: fuzz(random, stance, x, y, 0.37 * out, 0.012),
  };
};

/** Loose hair along the edge of a round head of hair; the brow stays free in profile. */
function fuzz(
  random: Random,
  stance: Stance,
  x: number,
  y: number,
  radius: number,
  length: number,
  count = 320,
): Outline[] {
  const hairs: Outline[] = [];
  for (let hair = 0; hair < count; hair++) {
    const angle = random.between(-0.6, Math.PI + 0.6);
    const from: Point = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.97];
    const curl = random.around(0, 0.5);
    const reach = length * random.between(0.1, 0.5);
    const path = wander(from, angle + random.around(0, 0.6), reach, 5, () => curl);
    if (stance !== 'profile' || from[0] > -0.2 || from[1] > 0.36)
      hairs.push(ribbon(path, (share) => 0.007 * (1.2 - share)));
  }
  return hairs;
}

/** Hair standing out in a cloud, its edge uneven. */
const cloud: Dress = (random, stance) => {
  const size = random.between(0.44, 0.62);
  const [sx, sy] = skull(stance);
  const [x, y] = [sx + (size - 0.4) * (stance === 'away' ? 0 : 0.5), sy + (size - 0.4) * 0.45];
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const edge = Array.from({ length: 72 }, (_, index): Point => {
    const angle = (index / 72) * Math.PI * 2;
    const uneven =
      0.03 * Math.sin(angle * 3 + phases[0]) +
      0.015 * Math.sin(angle * 8 + phases[1]) +
      0.01 * Math.sin(angle * 17 + phases[2]);
    const radius = size * (1 + uneven);
    const u = x + Math.cos(angle) * radius;
    const v = y + Math.sin(angle) * radius * 0.96;
    // Over the brow the hair draws back to the hairline.
    return [stance === 'profile' ? Math.max(u, -0.2 - 0.5 * smoothstep(0.02, 0.42, v)) : u, v];
  });
  return { outlines: [smooth(edge, 3)], veils: fuzz(random, stance, x, y, size * 0.98, 0.02, 900) };
};

const bun: Dress = (random, stance) => {
  const [x, y] = skull(stance);
  const high = random.between(0.05, 0.6);
  const angle = stance === 'away' ? Math.PI / 2 : 0.15 + high * 1.35;
  const knot = random.between(0.14, 0.2);
  const reach = 0.39 + knot * 0.62;
  return {
    outlines: [
      oval(x, y, 0.385, 0.4),
      oval(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, knot, knot * 0.86, angle),
    ],
    veils: fuzz(random, stance, x, y, 0.385, 0.016),
  };
};

/** Braids or loose hair falling behind the shoulders. */
const long: Dress = (random, stance) => {
  const end = -random.between(0.75, 1.25);
  const fall: readonly Point[] =
    stance === 'profile'
      ? [
          [-0.2, 0.43],
          [-0.04, 0.53],
          [0.2, 0.51],
          [0.39, 0.36],
          [0.46, 0.1],
          [0.46, -0.2],
          [0.5, -0.55],
          [0.52, -0.85],
          [0.42, end],
          [0.2, end + 0.06],
          [0.06, -0.62],
          [0.02, -0.3],
          [0.02, -0.05],
          [-0.04, 0.16],
        ]
      : [
          [0, 0.545],
          [-0.24, 0.49],
          [-0.4, 0.3],
          [-0.45, 0],
          [-0.46, -0.35],
          [-0.5, -0.7],
          [-0.46, end],
          [-0.2, end - 0.03],
          [0.2, end],
          [0.46, end - 0.02],
          [0.5, -0.7],
          [0.46, -0.35],
          [0.45, 0],
          [0.4, 0.3],
          [0.24, 0.49],
        ];
  return { outlines: [smooth(fall)], veils: [] };
};

/** A scarf over the hair, falling on the shoulders. */
const scarf: Dress = (random, stance) => {
  const full = random.between(0.97, 1.08);
  const drape: readonly Point[] =
    stance === 'profile'
      ? [
          [-0.29, 0.4],
          [-0.12, 0.535],
          [0.12, 0.545],
          [0.34, 0.42],
          [0.455, 0.16],
          [0.46, -0.14],
          [0.5, -0.42],
          [0.66, -0.72],
          [0.86, -1],
          [0.9, -1.4],
          [-0.6, -1.4],
          [-0.5, -1.02],
          [-0.34, -0.78],
          [-0.22, -0.6],
          [-0.17, -0.46],
          [-0.2, -0.2],
          [-0.23, 0.1],
        ]
      : [
          [0.02, 0.56],
          [-0.24, 0.5],
          [-0.41, 0.3],
          [-0.45, 0.02],
          [-0.43, -0.28],
          [-0.47, -0.52],
          [-0.66, -0.78],
          [-0.88, -1.02],
          [-0.94, -1.4],
          [0.94, -1.4],
          [0.88, -1.02],
          [0.66, -0.78],
          [0.47, -0.52],
          [0.43, -0.28],
          [0.45, 0.02],
          [0.41, 0.3],
          [0.26, 0.5],
        ];
  const folds = [0, 1, 2].map((fold) =>
    ribbon(
      wander([0.5 - fold * 0.2, -0.5 - fold * 0.06], -1.2, 0.09, 9, () => -0.06),
      (share) => 0.02 * (1 - share),
    ),
  );
  return { outlines: [smooth(drape.map(([x, y]): Point => [x * full, y]))], veils: folds };
};

/** A chechia: the red felt cap of Tunis, seen as a shape. */
const cap: Dress = (random, stance) => {
  const tall = random.between(0.07, 0.14);
  const [x] = skull(stance);
  const tip = stance === 'profile' ? -0.13 : random.around(0, 0.05);
  const crown: readonly Point[] = [
    [-0.375, 0.25],
    [-0.38, 0.34],
    [-0.365, 0.44 + tall * 0.6],
    [-0.31, 0.5 + tall],
    [-0.15, 0.525 + tall],
    [0.15, 0.525 + tall],
    [0.31, 0.5 + tall],
    [0.365, 0.44 + tall * 0.6],
    [0.385, 0.34],
    [0.385, 0.25],
    [0, 0.22],
  ];
  return {
    outlines: [smooth(crown.map(([u, v]): Point => [x + u, v + tip * u])), oval(x, 0.14, 0.365, 0.37)],
    veils: [],
  };
};

/** A wide hat of straw or felt. */
const hat: Dress = (random, stance) => {
  const wide = random.between(0.66, 0.92);
  const tall = random.between(0.14, 0.24);
  const tip = stance === 'away' ? random.around(0, 0.04) : random.around(-0.06, 0.07);
  const x = skull(stance)[0];
  const crown: readonly Point[] = [
    [-0.37, 0.24],
    [-0.36, 0.4],
    [-0.31, 0.43 + tall],
    [-0.16, 0.49 + tall],
    [0, 0.46 + tall],
    [0.16, 0.49 + tall],
    [0.31, 0.43 + tall],
    [0.37, 0.4],
    [0.38, 0.24],
  ];
  return {
    outlines: [
      smooth(crown.map(([u, v]): Point => [x + u, v + tip * u])),
      oval(x, 0.27, wide, random.between(0.05, 0.09), tip),
      oval(x, 0.12, 0.37, 0.36),
    ],
    veils: [],
  };
};

/** A turban of folded cloth. */
const turban: Dress = (random, stance) => {
  const [x] = skull(stance);
  const lean = stance === 'profile' ? -0.16 : 0;
  const folds = [0, 1, 2, 3, 4].map((fold) =>
    oval(
      x + random.around(0, 0.02),
      0.25 + fold * 0.072,
      0.435 - fold * fold * 0.011,
      0.13,
      lean + random.around(0, 0.12),
    ),
  );
  return { outlines: [oval(x, 0.14, 0.37, 0.38), ...folds], veils: [] };
};

/** The hood of a burnous, its point behind the crown. */
const hood: Dress = (_random, stance) => {
  const shape: readonly Point[] =
    stance === 'profile'
      ? [
          [-0.33, 0.36],
          [-0.2, 0.54],
          [0.06, 0.66],
          [0.24, 0.7],
          [0.36, 0.56],
          [0.46, 0.3],
          [0.5, -0.02],
          [0.54, -0.36],
          [0.72, -0.7],
          [0.94, -1],
          [1, -1.6],
          [-0.74, -1.6],
          [-0.62, -1.05],
          [-0.42, -0.76],
          [-0.26, -0.56],
          [-0.24, -0.3],
          [-0.28, 0.05],
        ]
      : [
          [0.04, 0.74],
          [-0.16, 0.6],
          [-0.4, 0.36],
          [-0.49, 0.04],
          [-0.49, -0.3],
          [-0.58, -0.58],
          [-0.82, -0.84],
          [-1, -1.1],
          [-1.04, -1.6],
          [1.04, -1.6],
          [1, -1.1],
          [0.82, -0.84],
          [0.58, -0.58],
          [0.49, -0.3],
          [0.49, 0.04],
          [0.42, 0.36],
          [0.2, 0.6],
        ];
  return { outlines: [smooth(shape)], veils: [] };
};

/** Everyone's head is their own; none is rarer than life makes it. */
export const DRESSES: readonly [Dress, ...Dress[]] = [
  bare,
  crop,
  crop,
  crop,
  cloud,
  cloud,
  bun,
  bun,
  long,
  long,
  scarf,
  scarf,
  cap,
  hat,
  turban,
  hood,
];
