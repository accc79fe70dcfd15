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

/** One channel of `rgb` made `factor` times smaller, each value the mean of its block. */
export function shrink(
  rgb: Float32Array,
  width: number,
  height: number,
  channel: number,
  factor: number,
): { plane: Float32Array; width: number; height: number } {
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
