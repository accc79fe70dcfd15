import { type Grow, leaf, type Plant, stemOf } from './plant.ts';
import { headingAt, oval, type Point, ribbon, wander } from '../image/strokes.ts';

/** A branch of olive: narrow leaves, a few fruits. */
export const olive: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const steps = random.whole(9, 14);
  const stem = stemOf(random, foot, heading, size, steps);
  plant.parts.push(ribbon(stem, (share) => size * 0.008 * (1.2 - share)));
  for (let index = 1; index <= steps; index++) {
    const at = headingAt(stem, index);
    for (const side of [-1, 1]) {
      const length = size * random.between(0.17, 0.24) * (1 - 0.4 * (index / steps));
      leaf(
        plant,
        stem[index] as Point,
        at + side * random.around(0.75, 0.16),
        length,
        length * random.between(0.09, 0.13),
        -side * random.between(0, 0.5),
      );
      if (random.chance(0.16)) {
        const [x, y] = stem[index] as Point;
        const out = at + side * 1.4;
        const gap = size * 0.045;
        plant.parts.push(
          oval(x + Math.cos(out) * gap, y + Math.sin(out) * gap, size * 0.024, size * 0.019, out),
        );
      }
    }
  }
  leaf(plant, stem[steps] as Point, headingAt(stem, steps), size * 0.14, size * 0.014, 0);
  return plant;
};

/** Fennel or wild carrot: rays from one point, each with its own small umbel. */
export const umbel: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const stem = stemOf(random, foot, heading, size * 0.68, 20);
  plant.parts.push(ribbon(stem, (share) => size * 0.006 * (1.2 - 0.5 * share)));
  const top = stem[20] as Point;
  const up = headingAt(stem, 20);
  const rays = random.whole(13, 22);
  for (let ray = 0; ray < rays; ray++) {
    const out = up + ((ray + 0.5) / rays - 0.5) * random.between(2, 2.3);
    const length = size * random.around(0.26, 0.025) * (1 - 0.16 * Math.abs(out - up));
    const path = wander(top, out, length / 8, 8, () => (up - out) * 0.05);
    plant.parts.push(ribbon(path, () => size * 0.0016));
    const end = path[8] as Point;
    for (let floret = 0; floret < 11; floret++) {
      const turn = out + ((floret + 0.5) / 11 - 0.5) * 2.6;
      const reach = size * random.around(0.052, 0.01);
      const tip = wander(end, turn, reach / 4, 4, () => 0);
      plant.parts.push(ribbon(tip, () => size * 0.001));
      const [x, y] = tip[4] as Point;
      for (let petal = 0; petal < 3; petal++) {
        plant.parts.push(
          oval(
            x + random.around(0, size * 0.006),
            y + random.around(0, size * 0.006),
            size * random.between(0.004, 0.0075),
          ),
        );
      }
    }
  }
  for (let index = 4; index < 14; index += 3) {
    const side = random.pick([-1, 1]);
    for (let blade = 0; blade < 7; blade++) {
      const path = wander(
        stem[index] as Point,
        headingAt(stem, index) + side * (0.4 + blade * 0.13),
        size * 0.028,
        7,
        () => -side * 0.06,
      );
      plant.parts.push(ribbon(path, (share) => size * 0.0019 * (1.1 - share)));
    }
  }
  return plant;
};

/** A spray of round or heart-shaped leaves on thin stalks, as of eucalyptus or a caper bush. */
export const spray: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const steps = random.whole(10, 15);
  const stem = stemOf(random, foot, heading, size, steps);
  const round = random.between(0.3, 0.46);
  plant.parts.push(ribbon(stem, (share) => size * 0.0055 * (1.2 - share)));
  for (let index = 1; index <= steps; index++) {
    const side = index % 2 === 0 ? -1 : 1;
    const at = headingAt(stem, index) + side * random.around(0.95, 0.15);
    const length = size * 0.16 * (1 - 0.55 * (index / steps)) * random.between(0.85, 1.1);
    const stalk = wander(stem[index] as Point, at, length * 0.09, 4, () => -side * 0.06);
    plant.parts.push(ribbon(stalk, () => size * 0.0018));
    leaf(plant, stalk[4] as Point, headingAt(stalk, 4), length, length * round, side * 0.15, 0.42);
    for (let vein = 2; vein < 7; vein++) {
      const [x, y] = stalk[4] as Point;
      const heads = headingAt(stalk, 4);
      const root: Point = [
        x + Math.cos(heads) * length * vein * 0.11,
        y + Math.sin(heads) * length * vein * 0.11,
      ];
      for (const hand of [-1, 1])
        plant.veins.push(
          ribbon(
            wander(root, heads + hand * 0.75, length * 0.045, 5, () => -hand * 0.05),
            (share) => size * 0.0009 * (1.2 - share),
          ),
        );
    }
  }
  return plant;
};
