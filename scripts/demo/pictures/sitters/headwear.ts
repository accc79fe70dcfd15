import { type HeadCover, skull } from './head-cover.ts';
import { oval, type Point, points, ribbon, smooth, wander } from '../image/strokes.ts';

/** A scarf over the hair, falling on the shoulders. */
export const scarf: HeadCover = (random, stance) => {
  const full = random.between(0.97, 1.08);
  const drape: readonly Point[] =
    stance === 'profile'
      ? points(
          '-0.29,0.4 -0.12,0.535 0.12,0.545 0.34,0.42 0.455,0.16 0.46,-0.14 0.5,-0.42 0.66,-0.72 0.86,-1 0.9,-1.4 -0.6,-1.4 -0.5,-1.02 -0.34,-0.78 -0.22,-0.6 -0.17,-0.46 -0.2,-0.2 -0.23,0.1',
        )
      : points(
          '0.02,0.56 -0.24,0.5 -0.41,0.3 -0.45,0.02 -0.43,-0.28 -0.47,-0.52 -0.66,-0.78 -0.88,-1.02 -0.94,-1.4 0.94,-1.4 0.88,-1.02 0.66,-0.78 0.47,-0.52 0.43,-0.28 0.45,0.02 0.41,0.3 0.26,0.5',
        );
  const folds = [0, 1, 2].map((fold) =>
    ribbon(
      wander([0.5 - fold * 0.2, -0.5 - fold * 0.06], -1.2, 0.09, 9, () => -0.06),
      (share) => 0.02 * (1 - share),
    ),
  );
  return { outlines: [smooth(drape.map(([x, y]): Point => [x * full, y]))], veils: folds };
};

/** A chechia: the red felt cap of Tunis, seen as a shape. */
export const cap: HeadCover = (random, stance) => {
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
export const hat: HeadCover = (random, stance) => {
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
export const turban: HeadCover = (random, stance) => {
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
export const hood: HeadCover = (_random, stance) => {
  const shape: readonly Point[] =
    stance === 'profile'
      ? points(
          '-0.33,0.36 -0.2,0.54 0.06,0.66 0.24,0.7 0.36,0.56 0.46,0.3 0.5,-0.02 0.54,-0.36 0.72,-0.7 0.94,-1 1,-1.6 -0.74,-1.6 -0.62,-1.05 -0.42,-0.76 -0.26,-0.56 -0.24,-0.3 -0.28,0.05',
        )
      : points(
          '0.04,0.74 -0.16,0.6 -0.4,0.36 -0.49,0.04 -0.49,-0.3 -0.58,-0.58 -0.82,-0.84 -1,-1.1 -1.04,-1.6 1.04,-1.6 1,-1.1 0.82,-0.84 0.58,-0.58 0.49,-0.3 0.49,0.04 0.42,0.36 0.2,0.6',
        );
  return { outlines: [smooth(shape)], veils: [] };
};
