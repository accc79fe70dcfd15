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
/** No difference: of a shade that gives the same to a whole pixel, more samples in it would say nothing new. */
export const NO_EDGE = Infinity;
/** Difference below which what lies between two samples is taken for their mean. */
const ALIKE = 0.018;

/**
 * Exposes the frame: one pixel in five, a knight's move apart, so that no line passes between them for long; of the
 * others every second one, as on a chessboard, where those around it differ, and then those that are left likewise;
 * and three times more where neighbours differ by `edge`. Edges come out smooth, and a plain wall costs little.
 */
export function expose(frame: Frame, shade: Shade, edge = EDGE): void {
  const { sample, within, between, follow, seen } = sampler(frame, shade);
  const { width, height } = frame;
  for (let row = 0; row < height; row++) {
    for (let column = (row * 3) % KNIGHT; column < width; column += KNIGHT) sample(column, row);
  }
  for (let row = 0; row < height; row++) {
    for (let column = row & 1; column < width; column += 2) within(column, row);
  }
  for (let row = 0; row < height; row++) {
    for (let column = (row & 1) ^ 1; column < width; column += 2) between(column, row);
  }
  if (edge === NO_EDGE) return;
  // A thin line of which one pixel was found is followed from there, down and then up.
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) follow(column, row);
  }
  for (let row = height - 2; row > 0; row--) {
    for (let column = width - 2; column > 0; column--) follow(column, row);
  }
  refine(frame, shade, findEdges(width, height, seen, edge));
}

/** Pixels to one that is sampled first: (column + 2 * row) is a multiple of it. */
const KNIGHT = 5;

/** How much of each of the four around a pixel is in it, the nearest first. */
const [NEAREST, NEAR, FAR, FARTHEST] = [0.48, 0.32, 0.12, 0.08] as const;

/** Those four, columns and rows away, for a pixel whose (column + 2 * row) % 5 is 1, 2, 3 and 4. */
const AROUND = [
  [
    [-1, 0],
    [1, -1],
    [0, 2],
    [2, 1],
  ],
  [
    [0, -1],
    [1, 1],
    [-2, 0],
    [-1, 2],
  ],
  [
    [0, 1],
    [-1, -1],
    [2, 0],
    [1, -2],
  ],
  [
    [1, 0],
    [-1, 1],
    [0, -2],
    [-2, -1],
  ],
] as const;

/** What follows runs for every pixel: it makes no arrays and no functions, which would have to be collected. */
interface Sampler {
  /** Brightness of each pixel as the eye would see it. */
  readonly seen: Float32Array;
  sample(column: number, row: number): void;
  /** What lies between the four first samples around it when they are alike, a sample of its own otherwise. */
  within(column: number, row: number): void;
  /** The mean of the four neighbours when they are alike, a sample of its own otherwise. */
  between(column: number, row: number): void;
  /** A sample where none was taken though one of the eight neighbours differs as an edge does. */
  follow(column: number, row: number): void;
}

function sampler({ width, height, rgb, pixel, right, top }: Frame, shade: Shade): Sampler {
  const seen = new Float32Array(width * height);
  const isSampled = new Uint8Array(width * height);
  const out = new Float32Array(3);
  const sample = (column: number, row: number): void => {
    shade((column + 0.5) * pixel - right, top - (row + 0.5) * pixel, out);
    const at = row * width + column;
    isSampled[at] = 1;
    const red = out[0] as number;
    const green = out[1] as number;
    const blue = out[2] as number;
    rgb[at * 3] = red;
    rgb[at * 3 + 1] = green;
    rgb[at * 3 + 2] = blue;
    const light = luminance(red, green, blue);
    seen[at] = Math.sqrt(light / (light + 0.6));
  };
  const places = Int32Array.from(AROUND.flat(), ([columns, rows]) => rows * width + columns);
  const within = (column: number, row: number): void => {
    const turn = (column + 2 * row) % KNIGHT;
    if (turn === 0) return;
    if (column < 2 || row < 2 || column >= width - 2 || row >= height - 2) {
      sample(column, row);
      return;
    }
    const at = row * width + column;
    const first = (turn - 1) * 4;
    const a = at + (places[first] as number);
    const b = at + (places[first + 1] as number);
    const c = at + (places[first + 2] as number);
    const d = at + (places[first + 3] as number);
    const ka = seen[a] as number;
    const kb = seen[b] as number;
    const kc = seen[c] as number;
    const kd = seen[d] as number;
    if (Math.max(ka, kb, kc, kd) - Math.min(ka, kb, kc, kd) > ALIKE) {
      sample(column, row);
      return;
    }
    seen[at] = ka * NEAREST + kb * NEAR + kc * FAR + kd * FARTHEST;
    for (let channel = 0; channel < 3; channel++) {
      rgb[at * 3 + channel] =
        (rgb[a * 3 + channel] as number) * NEAREST +
        (rgb[b * 3 + channel] as number) * NEAR +
        (rgb[c * 3 + channel] as number) * FAR +
        (rgb[d * 3 + channel] as number) * FARTHEST;
    }
  };
  const between = (column: number, row: number): void => {
    if ((column + 2 * row) % KNIGHT === 0) return;
    const at = row * width + column;
    const a = column > 0 ? at - 1 : at + 1;
    const b = column + 1 < width ? at + 1 : at - 1;
    const c = row > 0 ? at - width : at + width;
    const d = row + 1 < height ? at + width : at - width;
    const ka = seen[a] as number;
    const kb = seen[b] as number;
    const kc = seen[c] as number;
    const kd = seen[d] as number;
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
  const follow = (column: number, row: number): void => {
    const at = row * width + column;
    if (isSampled[at] === 1) return;
    if (
      differs(seen, at, at - 1) ||
      differs(seen, at, at + 1) ||
      differs(seen, at, at - width) ||
      differs(seen, at, at + width) ||
      differs(seen, at, at - width - 1) ||
      differs(seen, at, at - width + 1) ||
      differs(seen, at, at + width - 1) ||
      differs(seen, at, at + width + 1)
    )
      sample(column, row);
  };
  return { seen, sample, within, between, follow };
}

const differs = (seen: Float32Array, one: number, other: number): boolean =>
  Math.abs((seen[one] as number) - (seen[other] as number)) > EDGE;

/** Places in a pixel beside its middle, no two of the four in a row or a column. */
const FINE = [-1, -3, 3, 1, -2, 2].map((step) => step / 8);

/** Bright light is held back so that one glint does not whiten a whole edge. */
const held = (value: number): number => (value > 4 ? 4 : value);

function refine({ width, height, rgb, pixel, right, top }: Frame, shade: Shade, edges: Uint8Array): void {
  const out = new Float32Array(3);
  const count = FINE.length / 2 + 1;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      if (edges[at] === 0) continue;
      let red = held(rgb[at * 3] as number);
      let green = held(rgb[at * 3 + 1] as number);
      let blue = held(rgb[at * 3 + 2] as number);
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
