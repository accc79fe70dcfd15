import type { Outline } from './fill.ts';
import type { Random } from './noise.ts';
import { oval, type Point, ribbon, smooth, wander } from './strokes.ts';

/** A thing laid on photographic paper: outlines in its own coordinates, about 1 across. */
export type Thing = readonly Layer[];

export interface Layer {
  readonly parts: readonly Outline[];
  /** Share of the light it stops: glass little, metal all. */
  readonly density: number;
}

export type Make = (random: Random) => Thing;

const ring = (x: number, y: number, radius: number, half: number): Outline[] => {
  const points: Point[] = Array.from({ length: 65 }, (_, index) => {
    const angle = (index / 64) * Math.PI * 2;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  const [a, b] = [points.slice(0, 34), points.slice(32)];
  return [ribbon(a, () => half), ribbon(b, () => half)];
};

const bar = (ax: number, ay: number, bx: number, by: number, half: number): Outline =>
  ribbon(
    [
      [ax, ay],
      [bx, by],
    ],
    () => half,
  );

/** A wire spring, seen from its side. */
const spring: Make = (random) => {
  const turns = random.whole(8, 16);
  const tall = random.between(0.1, 0.2);
  const points = Array.from({ length: turns * 16 + 1 }, (_, index): Point => {
    const angle = (index / 16) * Math.PI * 2;
    return [(index / (turns * 16) - 0.5) * 1.1 + 0.02 * Math.cos(angle), Math.sin(angle) * tall];
  });
  return [
    {
      parts: points.slice(0, -4).map((_, index) => ribbon(points.slice(index, index + 4), () => 0.006)),
      density: 1,
    },
  ];
};

/** A glass or a lens: it gathers the light within and keeps it from its rims. */
const glass: Make = (random) => {
  const radius = random.between(0.3, 0.45);
  const bands = Array.from({ length: 9 }, (_, index): Layer => ({
    parts: [oval(0.008 * index, 0.012 * index, radius * (0.3 + index * 0.075))],
    density: 0.09,
  }));
  const foot = ring(0.04, 0.06, radius * random.between(0.3, 0.5), 0.009);
  return [
    ...bands,
    { parts: [...ring(0, 0, radius, 0.016), ...foot], density: 0.85 },
    { parts: ring(0.01, 0.02, radius * 0.87, 0.005), density: 0.6 },
  ];
};

const plate: Make = (random) => [
  { parts: [oval(0, 0, random.between(0.25, 0.5))], density: random.between(0.35, 0.9) },
];

const comb: Make = (random) => {
  const teeth = random.whole(34, 56);
  const parts = [bar(-0.52, 0.09, 0.52, 0.09, 0.028)];
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const x = -0.5 + tooth / teeth;
    parts.push(bar(x, 0.08, x, -0.13, 0.26 / teeth));
  }
  return [{ parts, density: 0.95 }];
};

const gear: Make = (random) => {
  const teeth = random.whole(18, 36);
  const parts = [...ring(0, 0, 0.335, 0.03), ...ring(0, 0, 0.09, 0.03)];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const [x, y] = [Math.cos((tooth / teeth) * Math.PI * 2), Math.sin((tooth / teeth) * Math.PI * 2)];
    parts.push(bar(x * 0.35, y * 0.35, x * 0.395, y * 0.395, 0.62 / teeth));
  }
  const spokes = random.whole(3, 6);
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2;
    parts.push(
      bar(Math.cos(angle) * 0.1, Math.sin(angle) * 0.1, Math.cos(angle) * 0.32, Math.sin(angle) * 0.32, 0.02),
    );
  }
  return [{ parts, density: 1 }];
};

/** A thread dropped in loops. */
const thread: Make = (random) => {
  const [a, b, c] = [random.between(0.05, 0.16), random.between(0.1, 0.3), random.between(0, 6)];
  const points = wander(
    [-0.6, random.around(0, 0.1)],
    0,
    0.014,
    240,
    (index) => a * Math.sin(index * 0.045 + c) + b * Math.sin(index * 0.11 + c * 2),
  );
  return [
    {
      parts: points.slice(0, -3).map((_, index) => ribbon(points.slice(index, index + 4), () => 0.0035)),
      density: 1,
    },
  ];
};

/** A strip of film with its perforations. */
const strip: Make = () => {
  const parts: Outline[] = [];
  const pitch = 0.062;
  for (let hole = -12; hole <= 12; hole++) {
    const x = hole * pitch;
    for (const y of [-0.17, 0.17]) {
      parts.push(bar(x + 0.021, y, x + pitch - 0.021, y, 0.022));
    }
  }
  for (const [y, half] of [
    [-0.2, 0.01],
    [0.2, 0.01],
    [-0.14, 0.008],
    [0.14, 0.008],
  ] as const)
    parts.push(bar(-0.78, y, 0.78, y, half));
  for (let frame = -2; frame <= 2; frame++) parts.push(bar(frame * 0.37, -0.14, frame * 0.37, 0.14, 0.012));
  for (let frame = -2; frame < 2; frame++) {
    const x = frame * 0.37 + 0.185;
    parts.push([x - 0.17, -0.13, x + 0.17, -0.13, x + 0.17, 0.13, x - 0.17, 0.13]);
  }
  return [{ parts, density: 0.62 }];
};

const feather: Make = (random) => {
  const spine = wander([-0.55, 0], random.around(0, 0.1), 0.0275, 40, () => random.between(0.004, 0.014));
  const parts = [ribbon(spine, (share) => 0.007 * (1.1 - share))];
  const gaps = random.between(0.02, 0.1);
  for (let index = 7; index < 40; index++) {
    const share = (index - 7) / 33;
    for (const side of [-1, 1]) {
      for (let barb = 0; barb < 4; barb++) {
        if (random.chance(gaps)) continue;
        const [x, y] = spine[index] as Point;
        const length = 0.15 * Math.sin(Math.PI * (0.12 + 0.86 * share)) ** 0.7 * (side > 0 ? 1 : 0.7);
        const path = wander(
          [x + barb * 0.007, y],
          side * (1.05 - 0.45 * share),
          length / 6,
          6,
          () => -side * 0.1,
        );
        parts.push(ribbon(path, (along) => 0.0034 * (1.1 - along)));
      }
    }
  }
  return [{ parts, density: 0.8 }];
};

const key: Make = (random) => {
  const parts = [...ring(-0.32, 0, 0.13, 0.03), bar(-0.2, 0, 0.42, 0, 0.026)];
  for (let bit = 0; bit < random.whole(2, 3); bit++) {
    const x = 0.26 + bit * 0.07;
    parts.push(bar(x, 0, x, -random.between(0.08, 0.15), 0.022));
  }
  return [{ parts, density: 1 }];
};

/** A scrap of wire gauze. */
const gauze: Make = (random) => {
  const count = random.whole(12, 22);
  const parts: Outline[] = [];
  const sag = random.between(0, 0.08);
  for (let line = 0; line <= count; line++) {
    const at = (line / count - 0.5) * 0.8;
    const across: Point[] = [];
    const up: Point[] = [];
    for (let step = 0; step <= 12; step++) {
      const along = (step / 12 - 0.5) * 0.86;
      across.push([along, at + sag * Math.sin(along * 5 + at * 3)]);
      up.push([at + sag * Math.sin(along * 4 + 1), along]);
    }
    parts.push(
      ribbon(across, () => 0.004),
      ribbon(up, () => 0.004),
    );
  }
  return [{ parts, density: 0.9 }];
};

/** Torn paper. */
const scrap: Make = (random) => {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const radius = random.between(0.26, 0.5);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.8];
  });
  return [
    { parts: [random.chance(0.5) ? points.flat() : smooth(points)], density: random.between(0.3, 0.7) },
  ];
};

const rods: Make = (random) => [
  {
    parts: Array.from({ length: random.whole(3, 8) }, (_, index) => {
      const shift = (index - 3) * random.between(0.05, 0.09);
      const lean = random.around(0, 0.12);
      return bar(-0.7, shift - lean, 0.7, shift + lean, random.between(0.003, 0.014));
    }),
    density: 1,
  },
];

export const THINGS: readonly [Make, ...Make[]] = [
  spring,
  glass,
  plate,
  comb,
  gear,
  thread,
  strip,
  feather,
  key,
  gauze,
  scrap,
  rods,
];
