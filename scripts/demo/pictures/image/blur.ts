import type { Frame } from './frame.ts';

/** Blurs a plane of floats in place, nearly as a Gaussian of standard deviation `sigma` pixels would. */
export function blur(plane: Float32Array, width: number, height: number, sigma: number): void {
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2);
  if (radius < 1) return;
  const line = new Float32Array(Math.max(width, height));
  for (let pass = 0; pass < 3; pass++) {
    for (let row = 0; row < height; row++) slide(plane, line, row * width, 1, width, radius);
    for (let column = 0; column < width; column++) slide(plane, line, column, width, height, radius);
  }
}

/** A moving average along one line of the plane; beyond the ends the line goes on as it ended. */
function slide(
  plane: Float32Array,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  for (let index = 0; index < count; index++) line[index] = plane[start + index * step] as number;
  const first = line[0] as number;
  const last = line[count - 1] as number;
  const share = 1 / (radius * 2 + 1);
  let sum = first * radius;
  for (let index = 0; index < radius; index++) sum += index < count ? (line[index] as number) : last;
  for (let index = 0; index < count; index++) {
    sum += index + radius < count ? (line[index + radius] as number) : last;
    plane[start + index * step] = sum * share;
    sum -= index - radius >= 0 ? (line[index - radius] as number) : first;
  }
}

/** A plane of floats. */
export interface Plane {
  readonly plane: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** One channel of `rgb` made `factor` times smaller, each value the mean of its block. */
export function shrink(
  rgb: Float32Array,
  width: number,
  height: number,
  channel: number,
  factor: number,
): Plane {
  const columns = Math.ceil(width / factor);
  const rows = Math.ceil(height / factor);
  const plane = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const endRow = Math.min(height, (row + 1) * factor);
    for (let column = 0; column < columns; column++) {
      const endColumn = Math.min(width, (column + 1) * factor);
      let sum = 0;
      for (let y = row * factor; y < endRow; y++) {
        for (let x = column * factor; x < endColumn; x++) sum += rgb[(y * width + x) * 3 + channel] as number;
      }
      plane[row * columns + column] = sum / ((endRow - row * factor) * (endColumn - column * factor));
    }
  }
  return { plane, width: columns, height: rows };
}

/** Adds a plane, made `factor` times larger and smooth, to one channel of a frame, of which a share is kept. */
export function addEnlarged(
  { plane, width: columns, height: rows }: Plane,
  factor: number,
  { width, height, rgb }: Pick<Frame, 'width' | 'height' | 'rgb'>,
  channel: number,
  share: number,
): void {
  const across = places(width, columns, factor);
  const down = places(height, rows, factor);
  const line = new Float32Array(columns + 1);
  for (let row = 0, at = channel; row < height; row++) {
    const above = (down.first[row] as number) * columns;
    const below = Math.min(above + columns, (rows - 1) * columns);
    const v = down.share[row] as number;
    for (let column = 0; column < columns; column++)
      line[column] = (plane[above + column] as number) * (1 - v) + (plane[below + column] as number) * v;
    line[columns] = line[columns - 1] as number;
    for (let column = 0; column < width; column++, at += 3) {
      const left = across.first[column] as number;
      const u = across.share[column] as number;
      rgb[at] =
        (rgb[at] as number) * share + (line[left] as number) * (1 - u) + (line[left + 1] as number) * u;
    }
  }
}

/** For each of `count` pixels: the last of the `small` ones before its middle, and how far it lies from that to the next. */
function places(count: number, small: number, factor: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(count);
  const share = new Float32Array(count);
  for (let index = 0; index < count; index++) {
    const place = Math.min(Math.max((index + 0.5) / factor - 0.5, 0), small - 1);
    first[index] = Math.floor(place);
    share[index] = place - Math.floor(place);
  }
  return { first, share };
}

/** The value of a plane between its pixels; `x` and `y` count pixels from the middle of the first. */
export function sampleBetween(
  plane: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  const left = x <= 0 ? 0 : x >= width - 1 ? width - 1 : Math.floor(x);
  const above = y <= 0 ? 0 : y >= height - 1 ? height - 1 : Math.floor(y);
  const right = left + 1 < width ? left + 1 : left;
  const below = above + 1 < height ? above + 1 : above;
  const u = x <= left ? 0 : x - left > 1 ? 1 : x - left;
  const v = y <= above ? 0 : y - above > 1 ? 1 : y - above;
  const a = plane[above * width + left] as number;
  const b = plane[above * width + right] as number;
  const c = plane[below * width + left] as number;
  const d = plane[below * width + right] as number;
  return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
}
