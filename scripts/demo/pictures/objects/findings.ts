import type { Outline } from '../image/fill.ts';
import { oval, type Point, ribbon, smooth, wander } from '../image/strokes.ts';
import { bar, type Layer, type Make, ring } from './thing.ts';

/** A glass or a lens: it gathers the light within and keeps it from its rims. */
export const glass: Make = (random) => {
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

export const plate: Make = (random) => [
  { parts: [oval(0, 0, random.between(0.25, 0.5))], density: random.between(0.35, 0.9) },
];

/** A thread dropped in loops. */
export const thread: Make = (random) => {
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
export const strip: Make = () => {
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

export const feather: Make = (random) => {
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

/** Torn paper. */
export const scrap: Make = (random) => {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * Math.PI * 2;
    const radius = random.between(0.26, 0.5);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.8];
  });
  return [
    { parts: [random.chance(0.5) ? points.flat() : smooth(points)], density: random.between(0.3, 0.7) },
  ];
};
