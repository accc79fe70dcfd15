import { addEnlarged, blur, shrink } from './blur.ts';
import type { Frame } from './frame.ts';
import { luminance } from './light.ts';
import { type Tone, writeTone } from './tones.ts';

/** How a frame is developed and printed. */
export interface Film {
  /** Multiplies the light before the film's curve, whose middle grey is at 0.2. */
  exposure: number;
  /** Steepness of the curve: 1 is soft, 1.4 a normal paper, 2 hard. */
  contrast: number;
  /** Share of the light scattered by the lens, near and far. */
  bloom: number;
  /** Red glow of highlights reflected by the film's back; only seen in colour. */
  halation: number;
  /** How much darker the corners are, 0 to 1. */
  vignette: number;
  /** Strength of the grain; 1 is a fast film. */
  grain: number;
  /** The print's tone, and how much of it replaces the scene's own colours (1: a toned monochrome). */
  tone: Tone;
  toning: number;
}

/** A normal monochrome negative; styles change what they need. */
export const NEUTRAL_FILM: Omit<Film, 'tone'> = {
  exposure: 1,
  contrast: 1.35,
  bloom: 0.06,
  halation: 0,
  vignette: 0.18,
  grain: 0.5,
  toning: 1,
};

/** Adds what the lens and the film scatter, in place. */
export function scatter(frame: Frame, film: Film): void {
  if (film.bloom === 0 && film.halation === 0) return;
  const { width, height, rgb } = frame;
  const factor = Math.max(1, Math.round(0.006 / frame.pixel));
  const side = 1 / frame.pixel / factor;
  for (let channel = 0; channel < 3; channel++) {
    const { plane, width: columns, height: rows } = shrink(rgb, width, height, channel, factor);
    const far = plane.slice();
    const glow = plane.map((value) => Math.max(0, value - 0.9));
    blur(plane, columns, rows, side * 0.012);
    blur(far, columns, rows, side * 0.09);
    blur(glow, columns, rows, side * 0.02);
    const red = film.halation * (HALATION[channel] ?? 0);
    // The three glows are joined while they are small: one look-up a pixel is left.
    for (let at = 0; at < plane.length; at++) {
      plane[at] =
        (film.bloom / 2) * ((plane[at] as number) + (far[at] as number)) + red * (glow[at] as number);
    }
    addEnlarged({ plane, width: columns, height: rows }, factor, frame, channel, 1 - film.bloom);
  }
}

/** How a film's back colours what it reflects. */
const HALATION = [1, 0.32, 0.06] as const;

/**
 * The exposure that brings the scene's mean light (geometric, as a meter in the hand reads it) to `key`:
 * 0.2 is middle grey. Held within what a photographer would correct by.
 */
export function metered({ rgb }: Frame, key: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < rgb.length; at += 57) {
    const start = at - (at % 3);
    sum += Math.log(
      luminance(rgb[start] as number, rgb[start + 1] as number, rgb[start + 2] as number) + 0.004,
    );
    count++;
  }
  return Math.min(6, Math.max(0.3, key / Math.exp(sum / count)));
}

const CURVE_STEPS = 4096;
const CURVE_RANGE = 16;
const MIDDLE_GREY = 0.2;

/** The film's curve over the square root of light: a toe, a straight part and a shoulder that never clips. */
function sensitometry(contrast: number): Float32Array {
  return Float32Array.from({ length: CURVE_STEPS + 1 }, (_, index) => {
    const light = (index / CURVE_STEPS) ** 2 * CURVE_RANGE;
    const density = light ** contrast;
    return density / (density + MIDDLE_GREY ** contrast);
  });
}

/** What a film of that curve makes of light. */
function develop(curve: Float32Array, light: number): number {
  const place = Math.sqrt(light <= 0 ? 0 : light >= CURVE_RANGE ? CURVE_RANGE : light) * (CURVE_STEPS / 4);
  const index = place | 0;
  const from = curve[index] as number;
  return index >= CURVE_STEPS ? from : from + ((curve[index + 1] as number) - from) * (place - index);
}

const TONE_STEPS = 1024;

/** Prints the frame: bytes of red, green, blue as floats (0 to 255), of the frame's own size. */
export function print(frame: Frame, film: Film): Float32Array {
  const { width, height, rgb, pixel, right, top } = frame;
  const curve = sensitometry(film.contrast);
  // One step more than there are: what lies between two reads the next.
  const tone = new Float32Array((TONE_STEPS + 2) * 3);
  for (let step = 0; step <= TONE_STEPS + 1; step++) writeTone(film.tone, step / TONE_STEPS, tone, step * 3);
  const printed = new Float32Array(rgb.length);
  const { exposure: light, vignette, toning } = film;
  const colours = 1 - toning;
  for (let row = 0, at = 0; row < height; row++) {
    const y = (top - (row + 0.5) * pixel) / top;
    for (let column = 0; column < width; column++, at += 3) {
      const x = ((column + 0.5) * pixel - right) / right;
      const away = (x * x + y * y) / 2;
      const exposure = light * (1 - vignette * away * (0.6 + 0.4 * away));
      const red = (rgb[at] as number) * exposure;
      const green = (rgb[at + 1] as number) * exposure;
      const blue = (rgb[at + 2] as number) * exposure;
      const place = develop(curve, luminance(red, green, blue)) * TONE_STEPS;
      const step = (place | 0) * 3;
      const share = place - (place | 0);
      for (let channel = 0; channel < 3; channel++) {
        const from = tone[step + channel] as number;
        const to = tone[step + channel + 3] as number;
        printed[at + channel] = (from + (to - from) * share) * toning;
      }
      if (colours > 0) {
        printed[at] = (printed[at] as number) + 255 * colours * develop(curve, red);
        printed[at + 1] = (printed[at + 1] as number) + 255 * colours * develop(curve, green);
        printed[at + 2] = (printed[at + 2] as number) + 255 * colours * develop(curve, blue);
      }
    }
  }
  return printed;
}
