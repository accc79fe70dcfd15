/** A seeded source of chance: the same seed always gives the same picture. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  (): number;
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** A number around `mean`, rarely further than three times `spread`. */
  around(mean: number, spread: number): number;
  chance(probability: number): boolean;
  pick<const T>(choices: readonly [T, ...T[]]): T;
}

/** FNV-1a, then a finaliser: neighbouring seeds (“1”, “2”) must not give neighbouring pictures. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Mulberry32 seeded with `seed`. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => low + Math.floor((high - low + 1) * next()),
    around: (mean: number, spread: number) => mean + (next() + next() + next() - 1.5) * 2 * spread,
    chance: (probability: number) => next() < probability,
    pick: <const T>(choices: readonly [T, ...T[]]): T =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  });
}

/** A smooth field over the plane, from about -1 to 1, with features of size 1. */
export type Noise = (x: number, y: number) => number;

/** Gradient noise whose lattice is drawn from `random`. */
export function createNoise(random: Random): Noise {
  const size = 256;
  const order = Uint8Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index--) {
    const other = random.whole(0, index);
    const kept = order[index] as number;
    order[index] = order[other] as number;
    order[other] = kept;
  }
  const slopes = Float32Array.from({ length: size * 2 }, (_, index) => {
    const angle = ((index >> 1) / size) * Math.PI * 2;
    return (index & 1 ? Math.sin(angle) : Math.cos(angle)) * 1.5;
  });
  const corner = (column: number, row: number, x: number, y: number): number => {
    const at = ((order[((order[column & 255] as number) + row) & 255] as number) * 2) | 0;
    return (slopes[at] as number) * x + (slopes[at + 1] as number) * y;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const su = u * u * u * (u * (u * 6 - 15) + 10);
    const sv = v * v * v * (v * (v * 6 - 15) + 10);
    const top = corner(column, row, u, v) * (1 - su) + corner(column + 1, row, u - 1, v) * su;
    const bottom =
      corner(column, row + 1, u, v - 1) * (1 - su) + corner(column + 1, row + 1, u - 1, v - 1) * su;
    return top + (bottom - top) * sv;
  };
}

/** `octaves` layers of noise, each half as large and half as strong as the one before. */
export function fractal(noise: Noise, x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum;
}
