import type { Outline } from './fill.ts';
import type { Random } from './noise.ts';
import { oval, type Point, smooth } from './strokes.ts';

/** A sitter seen against the light: head and shoulders, and what they wear. The head is about 1 tall, its middle at (0, 0). */
export interface Sitter {
  readonly outlines: Outline[];
  /** Thin parts that let some light through: curls, the edge of a veil, a straw brim. */
  readonly veils: Outline[];
}

/** The line of a head in profile, looking left, from the nape over the crown to the throat. */
const PROFILE: readonly Point[] = [
  [0.26, -0.42],
  [0.33, -0.2],
  [0.4, 0.02],
  [0.38, 0.24],
  [0.27, 0.41],
  [0.08, 0.5],
  [-0.12, 0.49],
  [-0.27, 0.4],
  [-0.34, 0.26],
  [-0.365, 0.12],
  [-0.36, 0.05],
  [-0.4, -0.05],
  [-0.45, -0.125],
  [-0.435, -0.16],
  [-0.385, -0.18],
  [-0.4, -0.225],
  [-0.39, -0.26],
  [-0.4, -0.3],
  [-0.37, -0.345],
  [-0.375, -0.4],
  [-0.34, -0.455],
  [-0.25, -0.47],
  [-0.13, -0.44],
  [-0.08, -0.5],
  [-0.09, -0.62],
  [-0.12, -0.8],
  [0.3, -0.8],
  [0.27, -0.6],
];

/** The same from behind or in front: an oval on a neck. */
const FRONT: readonly Point[] = [
  [0, 0.5],
  [-0.2, 0.46],
  [-0.32, 0.3],
  [-0.36, 0.08],
  [-0.345, -0.12],
  [-0.29, -0.3],
  [-0.2, -0.42],
  [-0.19, -0.56],
  [-0.22, -0.85],
  [0.22, -0.85],
  [0.19, -0.56],
  [0.2, -0.42],
  [0.29, -0.3],
  [0.345, -0.12],
  [0.36, 0.08],
  [0.32, 0.3],
  [0.2, 0.46],
];

const SHOULDERS: readonly Point[] = [
  [-0.2, -0.6],
  [-0.34, -0.68],
  [-0.62, -0.78],
  [-0.86, -0.92],
  [-0.99, -1.2],
  [-1.06, -1.7],
  [-1.12, -3],
  [1.12, -3],
  [1.06, -1.7],
  [0.99, -1.2],
  [0.86, -0.92],
  [0.62, -0.78],
  [0.34, -0.68],
  [0.2, -0.6],
];

type Dress = (random: Random, profile: boolean) => Sitter;

const bare: Dress = () => ({ outlines: [], veils: [] });

/** Hair cut close, or standing out. */
const crop: Dress = (random, profile) => {
  const out = random.between(1.03, 1.12);
  const [x, y] = profile ? [0.06, 0.13] : [0, 0.1];
  return { outlines: [oval(x, y, 0.375 * out, 0.41 * out)], veils: [] };
};

const curls: Dress = (random, profile) => {
  const size = random.between(0.42, 0.66);
  const [x, y] = profile ? [0.12, 0.18] : [0, 0.16];
  const outlines = [oval(x, y, size * 0.92, size * 0.9)];
  const veils: Outline[] = [];
  for (let curl = 0; curl < 150; curl++) {
    const angle = random.between(-0.6, Math.PI + 0.6);
    const radius = size * random.between(0.78, 1.06);
    if (profile && Math.cos(angle) * radius + x < -0.36 && Math.sin(angle) * radius + y < 0.28) continue;
    (curl % 3 === 0 ? veils : outlines).push(
      oval(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.96, random.between(0.02, 0.065)),
    );
  }
  return { outlines, veils };
};

const bun: Dress = (random, profile) => {
  const high = random.between(0.2, 0.56);
  const back = profile ? 0.3 + 0.22 * (0.6 - high) : 0;
  return {
    outlines: [
      oval(profile ? 0.06 : 0, 0.12, 0.385, 0.41),
      oval(
        back + (profile ? 0.1 : random.around(0, 0.06)),
        profile ? high : 0.56,
        random.between(0.15, 0.21),
        random.between(0.14, 0.19),
      ),
    ],
    veils: [],
  };
};

const long: Dress = (random, profile) => {
  const end = -random.between(0.7, 1.2);
  const fall: Point[] = profile
    ? [
        [-0.24, 0.43],
        [0, 0.54],
        [0.26, 0.48],
        [0.43, 0.26],
        [0.47, 0],
        [0.46, -0.35],
        [0.5, -0.7],
        [0.44, end],
        [0.2, end - 0.04],
        [0.02, -0.6],
        [-0.02, -0.2],
        [-0.1, 0.18],
      ]
    : [
        [0, 0.55],
        [-0.26, 0.49],
        [-0.41, 0.28],
        [-0.45, -0.05],
        [-0.46, -0.4],
        [-0.52, -0.75],
        [-0.46, end],
        [0.46, end],
        [0.52, -0.75],
        [0.46, -0.4],
        [0.45, -0.05],
        [0.41, 0.28],
        [0.26, 0.49],
      ];
  return { outlines: [smooth(fall)], veils: [] };
};

/** A scarf over the hair, falling on the shoulders. */
const scarf: Dress = (random, profile) => {
  const full = random.between(0.98, 1.1);
  const drape: Point[] = profile
    ? [
        [-0.3, 0.42],
        [-0.1, 0.55],
        [0.16, 0.55],
        [0.39, 0.38],
        [0.49, 0.08],
        [0.48, -0.22],
        [0.56, -0.55],
        [0.82, -0.86],
        [0.9, -1.25],
        [-0.5, -1.25],
        [-0.4, -0.86],
        [-0.24, -0.6],
        [-0.2, -0.46],
        [-0.24, -0.2],
        [-0.25, 0.1],
      ]
    : [
        [0, 0.58],
        [-0.26, 0.52],
        [-0.43, 0.3],
        [-0.47, 0],
        [-0.45, -0.32],
        [-0.52, -0.6],
        [-0.78, -0.86],
        [-0.9, -1.25],
        [0.9, -1.25],
        [0.78, -0.86],
        [0.52, -0.6],
        [0.45, -0.32],
        [0.47, 0],
        [0.43, 0.3],
        [0.26, 0.52],
      ];
  return { outlines: [smooth(drape.map(([x, y]): Point => [x * full, y]))], veils: [] };
};

/** A chechia: the felt cap of Tunis. */
const cap: Dress = (random, profile) => {
  const tall = random.between(0.18, 0.28);
  const [x, lean] = profile ? [0.03, -0.12] : [0, 0];
  const crown: Point[] = [
    [-0.37, 0.26],
    [-0.36, 0.4 + tall * 0.6],
    [-0.26, 0.42 + tall],
    [0, 0.44 + tall],
    [0.26, 0.42 + tall],
    [0.36, 0.4 + tall * 0.6],
    [0.37, 0.26],
  ];
  return { outlines: [crown.flatMap(([u, v]) => [x + u, v + lean * (u + 0.2)])], veils: [] };
};

/** A wide hat. */
const hat: Dress = (random, profile) => {
  const wide = random.between(0.7, 0.98);
  const tall = random.between(0.22, 0.34);
  const tip = profile ? random.around(-0.05, 0.06) : random.around(0, 0.04);
  const crown: Point[] = [
    [-0.36, 0.22],
    [-0.35, 0.4],
    [-0.3, 0.36 + tall],
    [-0.1, 0.42 + tall],
    [0.1, 0.4 + tall],
    [0.31, 0.36 + tall],
    [0.37, 0.4],
    [0.38, 0.22],
  ];
  return { outlines: [smooth(crown), oval(0.02, 0.26, wide, 0.085, tip)], veils: [] };
};

/** A turban of folded cloth. */
const turban: Dress = (random, profile) => {
  const x = profile ? 0.05 : 0;
  const outlines: Outline[] = [];
  for (let fold = 0; fold < 5; fold++)
    outlines.push(
      oval(
        x + random.around(0, 0.025),
        0.24 + fold * 0.075,
        0.43 - fold * 0.035,
        0.14,
        random.around(profile ? -0.2 : 0, 0.1),
      ),
    );
  return { outlines, veils: [] };
};

/** The hood of a burnous, its point behind the crown. */
const hood: Dress = (_random, profile) => {
  const shape: Point[] = profile
    ? [
        [-0.36, 0.4],
        [-0.16, 0.6],
        [0.16, 0.74],
        [0.36, 0.6],
        [0.5, 0.3],
        [0.55, -0.1],
        [0.66, -0.5],
        [0.9, -0.9],
        [0.98, -1.4],
        [-0.7, -1.4],
        [-0.52, -0.95],
        [-0.32, -0.62],
        [-0.3, -0.3],
        [-0.34, 0.1],
      ]
    : [
        [0, 0.78],
        [-0.2, 0.62],
        [-0.44, 0.34],
        [-0.52, 0],
        [-0.52, -0.36],
        [-0.66, -0.66],
        [-0.94, -0.95],
        [-1, -1.5],
        [1, -1.5],
        [0.94, -0.95],
        [0.66, -0.66],
        [0.52, -0.36],
        [0.52, 0],
        [0.44, 0.34],
        [0.2, 0.62],
      ];
  return { outlines: [smooth(shape)], veils: [] };
};

const DRESSES: readonly [Dress, ...Dress[]] = [
  bare,
  crop,
  crop,
  curls,
  curls,
  bun,
  bun,
  long,
  scarf,
  scarf,
  cap,
  hat,
  turban,
  hood,
];

/** Draws a sitter: in profile, or turned away. */
export function pose(random: Random): Sitter {
  const profile = random.chance(0.62);
  const { outlines, veils } = random.pick(DRESSES)(random, profile);
  const jaw = random.between(0.94, 1.05);
  const head = (profile ? PROFILE : FRONT).map(([x, y]): Point => [x * jaw, y]);
  const broad = random.between(0.82, 1.1);
  const tilt = profile ? random.between(-0.1, 0.14) : random.around(0, 0.05);
  const slope = random.between(0.9, 1.15);
  const shoulders = SHOULDERS.map(([x, y]): Point => [
    x * broad * (profile ? 0.78 : 1) + (profile ? 0.1 : 0),
    -0.6 + (y + 0.6) * slope,
  ]);
  const turned = (outline: Outline): Outline => {
    const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
    const moved: number[] = [];
    for (let at = 0; at < outline.length; at += 2) {
      const x = outline[at] as number;
      const y = (outline[at + 1] as number) + 0.5;
      const share = y + 0.3 < 0 ? 0 : 1;
      moved.push(share === 0 ? x : x * c - y * s, share === 0 ? y - 0.5 : x * s + y * c - 0.5);
    }
    return moved;
  };
  return {
    outlines: [turned(smooth(head)), smooth(shoulders), ...outlines.map(turned)],
    veils: veils.map(turned),
  };
}
