import type { Outline } from '../image/fill.ts';
import { type Point, ribbon } from '../image/strokes.ts';
import { bar, type Make, ring } from './thing.ts';

/** A wire spring, seen from its side. */
export const spring: Make = (random) => {
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

export const comb: Make = (random) => {
  const teeth = random.whole(34, 56);
  const parts = [bar(-0.52, 0.09, 0.52, 0.09, 0.028)];
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const x = -0.5 + tooth / teeth;
    parts.push(bar(x, 0.08, x, -0.13, 0.26 / teeth));
  }
  return [{ parts, density: 0.95 }];
};

export const gear: Make = (random) => {
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

export const key: Make = (random) => {
  const parts = [...ring(-0.32, 0, 0.13, 0.03), bar(-0.2, 0, 0.42, 0, 0.026)];
  for (let bit = 0; bit < random.whole(2, 3); bit++) {
    const x = 0.26 + bit * 0.07;
    parts.push(bar(x, 0, x, -random.between(0.08, 0.15), 0.022));
  }
  return [{ parts, density: 1 }];
};

/** A scrap of wire gauze. */
export const gauze: Make = (random) => {
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

export const rods: Make = (random) => [
  {
    parts: Array.from({ length: random.whole(3, 8) }, (_, index) => {
      const shift = (index - 3) * random.between(0.05, 0.09);
      const lean = random.around(0, 0.12);
      return bar(-0.7, shift - lean, 0.7, shift + lean, random.between(0.003, 0.014));
    }),
    density: 1,
  },
];
