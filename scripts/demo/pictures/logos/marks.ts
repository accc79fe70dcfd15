import type { Random } from '../image/noise.ts';

/** A geometric mark within a square of side 100, as SVG elements; `fill` and `stroke` are black, strokes `weight` wide. */
export type Mark = (random: Random, weight: number) => string;

const filled = (path: string): string => `<path d="${path}" fill-rule="evenodd"/>`;
const drawn = (path: string, weight: number): string =>
  `<path d="${path}" fill="none" stroke="#000" stroke-width="${weight}"/>`;
const round = (value: number): string => value.toFixed(2).replace(/\.?0+$/, '');
const point = (angle: number, radius: number): string =>
  `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`;
const circle = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0Z`;
const series = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const arcade: Mark = (random) => {
  const count = random.whole(1, 3);
  const wide = 92 / count;
  return filled(
    `M0 8H100V100H0Z${series(count, (index) => {
      const x = 4 + wide * index + wide * 0.14;
      const span = wide * 0.72;
      return `M${round(x)} 100V${round(24 + span / 2)}a${round(span / 2)} ${round(span / 2)} 0 0 1 ${round(span)} 0V100Z`;
    })}`,
  );
};

const rays: Mark = (random, weight) => {
  const count = random.pick([8, 12, 16, 24]);
  return (
    filled(circle(50, 50, 20)) +
    drawn(
      series(
        count,
        (index) =>
          `M${point((index / count) * Math.PI * 2, 29)}L${point((index / count) * Math.PI * 2, index % 2 ? 41 : 49)}`,
      ),
      weight,
    )
  );
};

const star: Mark = (random, weight) => {
  const points = random.pick([8, 10, 12]);
  const ring = (outer: number, inner: number): string =>
    `M${series(points * 2, (index) => `${index ? 'L' : ''}${point((index / points) * Math.PI, index % 2 ? inner : outer)}`)}Z`;
  return random.chance(0.5)
    ? filled(ring(49, 36) + ring(28, 20))
    : drawn(ring(48, 34) + circle(50, 50, 16), weight);
};

const rings: Mark = (random, weight) =>
  drawn(
    series(random.whole(3, 4), (index) => circle(50, 50 + index * 4, 46 - index * 12)),
    weight * 1.4,
  );

const horizon: Mark = (random) => {
  const lines = random.whole(3, 5);
  return filled(
    `M6 50A44 44 0 0 1 94 50Z${series(lines, (index) => `M${6 + index * 6} ${58 + index * 10}H${94 - index * 6}v${round(6 - index)}H${6 + index * 6}Z`)}`,
  );
};

const lenses: Mark = (_random, weight) =>
  drawn(circle(34, 50, 32) + circle(66, 50, 32), weight * 1.5) +
  filled('M50 22.3A32 32 0 0 1 50 77.7A32 32 0 0 1 50 22.3Z');

const aperture: Mark = (random, weight) => {
  const blades = random.pick([5, 6, 7]);
  const turn = (index: number): number => (index / blades) * Math.PI * 2;
  return drawn(
    circle(50, 50, 46) +
      series(
        blades,
        (index) =>
          `M${point(turn(index), 20)}L${point(turn(index) + 1.05, 46)}M${point(turn(index), 20)}L${point(turn(index + 1), 20)}`,
      ),
    weight,
  );
};

const mosaic: Mark = (random) => {
  const side = random.pick([2, 3]);
  const cell = 100 / side;
  return filled(
    series(side * side, (index) => {
      const x = (index % side) * cell;
      const y = Math.floor(index / side) * cell;
      const c = round(cell);
      return random.pick([
        `M${round(x)} ${round(y)}h${c}a${c} ${c} 0 0 1 -${c} ${c}Z`,
        `M${round(x + cell)} ${round(y)}v${c}a${c} ${c} 0 0 1 -${c} -${c}Z`,
        `M${round(x)} ${round(y)}v${c}h${c}a${c} ${c} 0 0 0 -${c} -${c}Z`,
        circle(x + cell / 2, y + cell / 2, cell * 0.42),
      ]);
    }),
  );
};

const waves: Mark = (random, weight) =>
  drawn(
    series(random.whole(3, 5), (index) => `M2 ${22 + index * 16}q12 -14 24 0t24 0t24 0t24 0`),
    weight * 1.3,
  );

const sail: Mark = () =>
  filled('M46 4V80H6Q36 54 46 4ZM54 18Q74 50 94 80H54ZM2 88H98Q88 100 74 100H26Q12 100 2 88Z');

const eye: Mark = (_random, weight) =>
  drawn('M2 50Q50 0 98 50Q50 100 2 50Z', weight * 1.4) + filled(circle(50, 50, 17));

const steps: Mark = (random) => {
  const count = random.whole(3, 5);
  const size = 100 / count;
  return filled(
    series(
      count,
      (index) =>
        `M${round(index * size)} ${round(100 - (index + 1) * size)}H100v${round(size * 0.62)}H${round(index * size)}Z`,
    ),
  );
};

const dots: Mark = (random) => {
  const growing = random.chance(0.5);
  return filled(
    series(25, (index) => {
      const column = index % 5;
      const row = Math.floor(index / 5);
      return circle(
        10 + column * 20,
        10 + row * 20,
        growing ? 2.4 + (column + row) * 0.85 : 3 + 1.6 * (4 - Math.abs(column - 2) - Math.abs(row - 2)),
      );
    }),
  );
};

const palm: Mark = (_random, weight) =>
  drawn(
    `M50 100V30${series(7, (index) => `M50 ${30 + index * 3}Q${50 + (index - 3) * 12} ${8 + Math.abs(index - 3) * 8} ${50 + (index - 3) * 16} ${26 + Math.abs(index - 3) * 12}`)}`,
    weight * 1.2,
  );

const book: Mark = (_random, weight) =>
  drawn('M50 24Q30 10 4 16V84Q30 78 50 92Q70 78 96 84V16Q70 10 50 24V92', weight * 1.4);

const crescent: Mark = () =>
  filled('M62 4A47 47 0 1 0 96 66A38 38 0 1 1 62 4ZM78 20A9 9 0 1 1 78 38A9 9 0 1 1 78 20Z');

const brackets: Mark = (_random, weight) =>
  drawn('M4 30V4H30M70 4H96V30M96 70V96H70M30 96H4V70', weight * 1.4) + filled(circle(50, 50, 14));

export const MARKS: readonly [Mark, ...Mark[]] = [
  arcade,
  rays,
  star,
  rings,
  horizon,
  lenses,
  aperture,
  mosaic,
  waves,
  sail,
  eye,
  steps,
  dots,
  palm,
  book,
  crescent,
  brackets,
];
