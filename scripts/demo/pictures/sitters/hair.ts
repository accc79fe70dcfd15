import { type HeadCover, skull, type Stance } from './head-cover.ts';
import type { Outline } from '../image/fill.ts';
import { smoothstep } from '../image/light.ts';
import type { Random } from '../image/noise.ts';
import { oval, type Point, ribbon, smooth, wander } from '../image/strokes.ts';

export const bare: HeadCover = () => ({ outlines: [], veils: [] });

/** Hair cut close. */
export const crop: HeadCover = (random, stance) => {
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
export const cloud: HeadCover = (random, stance) => {
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

export const bun: HeadCover = (random, stance) => {
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
export const long: HeadCover = (random, stance) => {
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
