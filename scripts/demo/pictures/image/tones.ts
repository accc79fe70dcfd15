/** A print's toning: its colours from black to paper white, evenly spaced, as bytes of red, green, blue. */
export type Tone = readonly (readonly [number, number, number])[];

/** A tone from its steps, written as `rrggbb`, darkest first. */
export const tone = (...steps: string[]): Tone =>
  steps.map(
    (step) => [0, 2, 4].map((at) => Number.parseInt(step.slice(at, at + 2), 16)) as [number, number, number],
  );

/** Named after the baths and papers they remind of. */
export const TONES = {
  silver: tone('0a0a0b', '3b3b3c', '7f7e7c', 'c6c4bf', 'f6f4ee'),
  selenium: tone('110d13', '443a44', '857a82', 'c8bfc2', 'f7f3f0'),
  platinum: tone('14110d', '4b453d', '8b8478', 'c8c0b1', 'f5f0e4'),
  albumen: tone('160f09', '553d2a', '9a7a58', 'd4b98f', 'f8efdb'),
  cyan: tone('05142f', '0d3a70', '2f72a8', '93bfd6', 'f1f4ec'),
  prussian: tone('06102b', '0a2c66', '1f5a9c', '7fb0d2', 'eff3ea'),
  sodium: tone('0c0705', '4d2710', 'a95a1d', 'eaa84f', 'fff0cf'),
  rose: tone('150d1a', '4f2c49', 'a25f6b', 'e2a693', 'fff0e0'),
  cobalt: tone('050810', '172c50', '456a8d', 'a4bfca', 'f7f1e0'),
  celadon: tone('08100e', '26433b', '668a7b', 'b4cdbd', 'f5f4e8'),
  saffron: tone('130c06', '573412', 'b8791f', 'ecc160', 'fff6dc'),
  ink: tone('060609', '1c1e26', '50545e', 'a9abad', 'f3f1ec'),
} as const;

export type ToneName = keyof typeof TONES;

/** The tone at 0 (black) to 1 (white), smoothly between its steps, written to `out` from `at` on. */
export function writeTone(steps: Tone, value: number, out: Float32Array, at: number): void {
  const place = Math.min(Math.max(value, 0), 1) * (steps.length - 1);
  const index = Math.min(Math.floor(place), steps.length - 2);
  const share = place - index;
  for (let channel = 0; channel < 3; channel++) {
    const before = steps[Math.max(index - 1, 0)]?.[channel] ?? 0;
    const from = steps[index]?.[channel] ?? 0;
    const to = steps[index + 1]?.[channel] ?? 0;
    const after = steps[Math.min(index + 2, steps.length - 1)]?.[channel] ?? 0;
    const slope = (to - before) / 2;
    const nextSlope = (after - from) / 2;
    const bend = 3 * (to - from) - 2 * slope - nextSlope;
    const curl = 2 * (from - to) + slope + nextSlope;
    out[at + channel] = from + share * (slope + share * (bend + share * curl));
  }
}
