import { luminance } from './light.ts';

/**
 * The light that falls on the film: three floats a pixel, row by row, unbounded.
 * Scene coordinates have their origin in the middle, y upwards, and a picture covers an area of 1 whatever its
 * size, so that the same seed gives the same picture at every size.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly rgb: Float32Array;
  /** Half the width and half the height in scene units. */
  readonly right: number;
  readonly top: number;
  /** Size of a pixel in scene units. */
  readonly pixel: number;
}

/** What a point of the scene sends to the film: written to `out` as red, green, blue. */
export type Shade = (x: number, y: number, out: Float32Array) => void;

/** A black frame of `width` x `height` pixels. */
export function createFrame(width: number, height: number): Frame {
  const side = Math.sqrt(width * height);
  return {
    width,
    height,
    rgb: new Float32Array(width * height * 3),
    right: width / 2 / side,
    top: height / 2 / side,
    pixel: 1 / side,
  };
}

/** Difference in brightness, as seen, that makes an edge. */
const EDGE = 0.045;
/** Difference below which what lies between two samples is taken for their mean. */
const ALIKE = 0.018;

/**
 * Exposes the frame: every other pixel, as on a chessboard, those between only where their neighbours differ, and then
 * anew, four times over, where neighbours differ by `edge`. Edges come out smooth, and a plain wall costs little.
 */
export function expose(frame: Frame, shade: Shade, edge = EDGE): void {
  const { sample, between, seen } = sampler(frame, shade);
  const { width, height } = frame;
  for (let row = 0; row < height; row++) {
    for (let column = row & 1; column < width; column += 2) sample(column, row);
  }
  for (let row = 0; row < height; row++) {
    for (let column = (row & 1) ^ 1; column < width; column += 2) between(column, row);
  }
  refine(frame, shade, findEdges(width, height, seen, edge));
}

interface Sampler {
  /** Brightness of each pixel as the eye would see it. */
  readonly seen: Float32Array;
  sample(column: number, row: number): void;
  /** The mean of the four neighbours when they are alike, a sample of its own otherwise. */
  between(column: number, row: number): void;
}

function sampler({ width, height, rgb, pixel, right, top }: Frame, shade: Shade): Sampler {
  const seen = new Float32Array(width * height);
  const out = new Float32Array(3);
  const sample = (column: number, row: number): void => {
    shade((column + 0.5) * pixel - right, top - (row + 0.5) * pixel, out);
    const at = row * width + column;
    rgb.set(out, at * 3);
    const light = luminance(out[0] as number, out[1] as number, out[2] as number);
    seen[at] = Math.sqrt(light / (light + 0.6));
  };
  const between = (column: number, row: number): void => {
    const at = row * width + column;
    const a = column > 0 ? at - 1 : at + 1;
    const b = column + 1 < width ? at + 1 : at - 1;
    const c = row > 0 ? at - width : at + width;
    const d = row + 1 < height ? at + width : at - width;
    const [ka, kb, kc, kd] = [seen[a] as number, seen[b] as number, seen[c] as number, seen[d] as number];
    if (Math.max(ka, kb, kc, kd) - Math.min(ka, kb, kc, kd) > ALIKE) {
      sample(column, row);
      return;
    }
    seen[at] = (ka + kb + kc + kd) / 4;
    for (let channel = 0; channel < 3; channel++) {
      rgb[at * 3 + channel] =
        ((rgb[a * 3 + channel] as number) +
          (rgb[b * 3 + channel] as number) +
          (rgb[c * 3 + channel] as number) +
          (rgb[d * 3 + channel] as number)) /
        4;
    }
  };
  return { seen, sample, between };
}

/** Places in a pixel, no two in a row or a column. */
const FINE = [-3, -1, -1, 3, 1, -3, 3, 1].map((step) => step / 8);

/** Bright light is held back so that one glint does not whiten a whole edge. */
const held = (value: number): number => (value > 4 ? 4 : value);

function refine({ width, height, rgb, pixel, right, top }: Frame, shade: Shade, edges: Uint8Array): void {
  const out = new Float32Array(3);
  const count = FINE.length / 2;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (edges[at] === 0) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let place = 0; place < FINE.length; place += 2) {
        const x = (column + 0.5 + (FINE[place] as number)) * pixel - right;
        shade(x, top - (row + 0.5 + (FINE[place + 1] as number)) * pixel, out);
        red += held(out[0] as number);
        green += held(out[1] as number);
        blue += held(out[2] as number);
      }
      rgb[at * 3] = red / count;
      rgb[at * 3 + 1] = green / count;
      rgb[at * 3 + 2] = blue / count;
    }
  }
}

/** Marks the pixels that differ from the one on their right or below. */
function findEdges(width: number, height: number, seen: Float32Array, edge: number): Uint8Array {
  const edges = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const here = seen[at] as number;
      const next = column + 1 < width ? at + 1 : at;
      const below = row + 1 < height ? at + width : at;
      if (Math.abs(here - (seen[next] as number)) > edge) edges[at] = edges[next] = 1;
      if (Math.abs(here - (seen[below] as number)) > edge) edges[at] = edges[below] = 1;
    }
  }
  return edges;
}
