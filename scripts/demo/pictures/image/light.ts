/** Red, green and blue intensities of light, 0 for none; white paper in full light is about 1. */
export type Colour = readonly [number, number, number];

export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 up to `low`, 1 from `high` on, a smooth slope between; works downwards too when `low` > `high`. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

/** A bell of height 1 and half-width `width` around 0. */
export const bell = (distance: number, width: number): number =>
  Math.exp(-(distance * distance) / (width * width));

export const mixColour = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

/** Intensities of light for a colour written as on a screen (`#rrggbb`). */
export function colour(hex: string): Colour {
  const channel = (at: number): number => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

export const luminance = (red: number, green: number, blue: number): number =>
  0.25 * red + 0.65 * green + 0.1 * blue;
