import type { Outline } from './fill.ts';
import type { Random } from './noise.ts';
import { headingAt, oval, type Point, ribbon, wander } from './strokes.ts';

/** A pressed plant: its outlines, and those of its veins, through which less light comes. */
export interface Plant {
  readonly parts: Outline[];
  readonly veins: Outline[];
}

/** Grows a plant from a foot, in a direction (radians), about `size` tall. */
export type Grow = (random: Random, foot: Point, heading: number, size: number) => Plant;

/** A leaf: pointed at both ends, widest at `belly` of its length. */
function leaf(
  plant: Plant,
  foot: Point,
  heading: number,
  length: number,
  wide: number,
  bend: number,
  belly = 0.4,
): void {
  const spine = wander(foot, heading, length / 14, 14, () => bend / 14);
  const power = Math.log(0.5) / Math.log(belly);
  plant.parts.push(
    ribbon(spine, (share) => wide * Math.sin(Math.PI * share ** power) ** 0.85 + length * 0.002),
  );
  plant.veins.push(ribbon(spine, (share) => length * 0.009 * (1.1 - share)));
}

const stemOf = (random: Random, foot: Point, heading: number, size: number, steps: number): Point[] => {
  const bend = random.between(-0.5, 0.5);
  return wander(
    foot,
    heading,
    size / steps,
    steps,
    (index) => (bend / steps) * (0.4 + (1.2 * index) / steps),
  );
};

/** A fern: pinnae in pairs, shorter towards the tip, each with its own leaflets. */
const fern: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const pairs = random.whole(16, 26);
  const steps = pairs + 4;
  const stem = stemOf(random, foot, heading, size, steps);
  plant.parts.push(ribbon(stem, (share) => size * 0.006 * (1.15 - share)));
  const reach = size * random.between(0.2, 0.34);
  for (let pair = 0; pair < pairs; pair++) {
    const index = pair + 3;
    const share = pair / pairs;
    const length = reach * Math.sin(Math.PI * (0.18 + 0.8 * share)) ** 0.8;
    const at = headingAt(stem, index);
    for (const side of [-1, 1]) {
      const turn = at + side * random.around(1.15 - 0.35 * share, 0.05);
      const count = 15;
      const rib = wander(stem[index] as Point, turn, length / count, count, () => -side * 0.025);
      plant.parts.push(ribbon(rib, (along) => size * 0.0024 * (1.2 - along)));
      for (let step = 1; step < count; step++) {
        const blade = length * 0.19 * (1 - step / count) ** 0.6;
        const heads = headingAt(rib, step);
        for (const hand of [-1, 1])
          leaf(plant, rib[step] as Point, heads + hand * 1.05, blade, blade * 0.24, -hand * 0.3, 0.5);
      }
    }
  }
  return plant;
};

/** A branch of olive: narrow leaves, a few fruits. */
const olive: Grow = (random, foot, heading, size) => {
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
const umbel: Grow = (random, foot, heading, size) => {
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

/** Seaweed: a frond that forks and forks again, thinner each time. */
const seaweed: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const wave = random.between(0.2, 0.5);
  const branch = (from: Point, angle: number, length: number, half: number, depth: number): void => {
    const phase = random.between(0, 6);
    const path = wander(from, angle, length / 10, 10, (index) => Math.sin(index * 0.9 + phase) * wave * 0.2);
    plant.parts.push(
      ribbon(path, (share) => half * (1 - 0.3 * share) + half * 0.16 * Math.sin(share * 21 + phase)),
    );
    if (depth === 0) {
      const [x, y] = path[10] as Point;
      plant.parts.push(oval(x, y, half * 1.1, half * 0.8, headingAt(path, 10)));
      return;
    }
    const forks = depth > 2 && random.chance(0.4) ? 3 : 2;
    for (let fork = 0; fork < forks; fork++) {
      const turn = (fork - (forks - 1) / 2) * random.between(0.45, 0.85);
      branch(
        path[10] as Point,
        headingAt(path, 10) + turn,
        length * random.between(0.68, 0.9),
        half * 0.74,
        depth - 1,
      );
    }
  };
  branch(foot, heading, size * 0.27, size * random.between(0.008, 0.02), 5);
  return plant;
};

/** A spray of round or heart-shaped leaves on thin stalks, as of eucalyptus or a caper bush. */
const spray: Grow = (random, foot, heading, size) => {
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

/** Grasses: long blades that cross, some with an ear. */
const grass: Grow = (random, foot, heading, size) => {
  const plant: Plant = { parts: [], veins: [] };
  const blades = random.whole(9, 17);
  for (let blade = 0; blade < blades; blade++) {
    const bend = random.around(0, 0.55);
    const length = size * random.between(0.6, 1.1);
    const root: Point = [foot[0] + random.around(0, size * 0.03), foot[1]];
    const path = wander(
      root,
      heading + random.around(0, 0.16),
      length / 24,
      24,
      (index) => (bend / 24) * (index / 10),
    );
    plant.parts.push(ribbon(path, (share) => size * 0.0052 * (1 - share) + size * 0.0006));
    if (!random.chance(0.4)) continue;
    for (let grainAt = 15; grainAt <= 24; grainAt++) {
      const at = headingAt(path, grainAt);
      for (const side of [-1, 1])
        leaf(plant, path[grainAt] as Point, at + side * 0.35, size * 0.042, size * 0.0055, 0);
    }
  }
  return plant;
};

export const PLANTS: readonly [Grow, ...Grow[]] = [fern, olive, umbel, seaweed, spray, grass];
