import { type Grow, leaf, type Plant, stemOf } from './plant.ts';
import { headingAt, oval, type Point, ribbon, wander } from '../image/strokes.ts';

/** A fern: pinnae in pairs, shorter towards the tip, each with its own leaflets. */
export const fern: Grow = (random, foot, heading, size) => {
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

/** Seaweed: a frond that forks and forks again, thinner each time. */
export const seaweed: Grow = (random, foot, heading, size) => {
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

/** Grasses: long blades that cross, some with an ear. */
export const grass: Grow = (random, foot, heading, size) => {
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
