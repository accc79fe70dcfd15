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

/** Exposes the frame, one sample a pixel, then takes eight where neighbours differ by `edge`: edges come out smooth. */
export function expose(frame: Frame, shade: Shade, edge = EDGE): void {
  const { width, height, rgb, pixel, right, top } = frame;
  const out = new Float32Array(3);
  for (let row = 0, at = 0; row < height; row++) {
    const y = top - (row + 0.5) * pixel;
    for (let column = 0; column < width; column++, at += 3) {
      shade((column + 0.5) * pixel - right, y, out);
      rgb[at] = out[0] as number;
      rgb[at + 1] = out[1] as number;
      rgb[at + 2] = out[2] as number;
    }
  }
  refine(frame, shade, edge);
}

/** Eight places in a pixel, no two in a row or a column. */
const SAMPLES = [-7, -3, -5, 5, -3, -1, -1, 7, 1, -5, 3, 1, 5, -7, 7, 3].map((step) => step / 16);

/** Bright light is held back so that one glint does not whiten a whole edge. */
const held = (value: number): number => (value > 4 ? 4 : value);

function refine({ width, height, rgb, pixel, right, top }: Frame, shade: Shade, edge: number): void {
  const edges = findEdges(width, height, rgb, edge);
  const out = new Float32Array(3);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (edges[at] === 0) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < 16; sample += 2) {
        const x = (column + 0.5 + (SAMPLES[sample] as number)) * pixel - right;
        shade(x, top - (row + 0.5 + (SAMPLES[sample + 1] as number)) * pixel, out);
        red += held(out[0] as number);
        green += held(out[1] as number);
        blue += held(out[2] as number);
      }
      rgb[at * 3] = red / 8;
      rgb[at * 3 + 1] = green / 8;
      rgb[at * 3 + 2] = blue / 8;
    }
  }
}

/** Marks the pixels that differ from the one on their right or below, as the eye would see it. */
function findEdges(width: number, height: number, rgb: Float32Array, edge: number): Uint8Array {
  const seen = new Float32Array(width * height);
  for (let at = 0; at < seen.length; at++) {
    const light = luminance(rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number);
    seen[at] = Math.sqrt(light / (light + 0.6));
  }
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
