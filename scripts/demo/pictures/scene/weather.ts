import { bell, type Colour, colour, mixColour } from '../image/light.ts';
import { createNoise, fractal, type Random } from '../image/noise.ts';
import type { ToneName } from '../image/tones.ts';

/** State of the sea and the sky. */
export interface Weather {
  /** Height of the sun and its bearing from the view, in radians. */
  climb: number;
  bearing: number;
  /** Slope of the waves: 0.02 is a mirror, 0.3 a breeze. */
  waves: number;
  zenith: Colour;
  horizon: Colour;
  glow: Colour;
  water: Colour;
  tone: ToneName;
  toning: number;
  haze: number;
}

/** Weathers by their name; at “noon” one looks down on the water. */
export const MOODS: Record<'path' | 'noon' | 'still' | 'dusk', (random: Random) => Weather> = {
  path: (random) => ({
    climb: random.between(0.1, 0.42),
    bearing: random.around(0, 0.22),
    waves: random.between(0.08, 0.2),
    zenith: [0.2, 0.3, 0.42],
    horizon: [0.75, 0.7, 0.62],
    glow: [2.4, 1.8, 1.1],
    water: [0.008, 0.02, 0.03],
    tone: random.pick(['silver', 'selenium', 'sodium', 'ink', 'albumen']),
    toning: random.pick([1, 1, 0.6]),
    haze: random.between(0.1, 0.5),
  }),
  noon: (random) => ({
    climb: random.between(0.7, 1.1),
    bearing: random.around(0, 0.3),
    waves: random.between(0.14, 0.3),
    zenith: [0.12, 0.3, 0.6],
    horizon: [0.4, 0.55, 0.7],
    glow: [1, 1, 1],
    water: random.pick([colour('#063043'), colour('#0a4a52'), colour('#0a1a2c')]),
    tone: random.pick(['silver', 'cobalt', 'prussian', 'ink']),
    toning: random.pick([1, 0.5, 0.2]),
    haze: 0,
  }),
  still: (random) => ({
    climb: random.between(0.3, 0.8),
    bearing: random.around(0, 0.5),
    waves: random.between(0.03, 0.08),
    zenith: [0.3, 0.34, 0.4],
    horizon: [0.82, 0.82, 0.8],
    glow: [0.5, 0.5, 0.5],
    water: [0.02, 0.03, 0.035],
    tone: random.pick(['silver', 'platinum', 'celadon', 'cobalt']),
    toning: 1,
    haze: random.between(0.35, 0.75),
  }),
  dusk: (random) => ({
    climb: random.between(-0.02, 0.09),
    bearing: random.around(0, 0.3),
    waves: random.between(0.04, 0.12),
    zenith: mixColour(colour('#3a4d86'), colour('#5b5f9a'), random()),
    horizon: mixColour(colour('#f0a27e'), colour('#e9a4a8'), random()),
    glow: [2.2, 1, 0.5],
    water: [0.006, 0.012, 0.03],
    tone: random.pick(['rose', 'rose', 'cobalt']),
    toning: random.pick([0.15, 0.3, 0.5]),
    haze: random.between(0.2, 0.6),
  }),
};

/** Height in radians of the far shore at a bearing: the two peaks that close the gulf, and low hills. */
export function coastline(random: Random): (bearing: number) => number {
  const noise = createNoise(random);
  const at = random.between(-0.45, 0.45);
  const size = random.between(0.6, 1.3);
  const side = random.pick([-1, 1]);
  return (bearing) => {
    const b = ((bearing - at) * side) / size;
    const peaks = 0.05 * bell(b, 0.06) + 0.037 * bell(b - 0.12, 0.05) + 0.014 * bell(b + 0.2, 0.25);
    return size * (peaks + 0.004 * fractal(noise, bearing * 14, 1, 4)) - 0.001;
  };
}
