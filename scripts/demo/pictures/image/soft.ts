import type { Frame, Shade } from './frame.ts';

/**
 * A shade without sharp edges, looked at once every `step` pixels each way; between those places it is taken for smooth.
 */
export function softly({ width, height, pixel, right, top }: Frame, step: number, shade: Shade): Shade {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const rgb = new Float32Array(columns * rows * 3);
  const out = new Float32Array(3);
  const cell = pixel * step;
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at += 3) {
      shade(column * cell - right, top - row * cell, out);
      rgb[at] = out[0] as number;
      rgb[at + 1] = out[1] as number;
      rgb[at + 2] = out[2] as number;
    }
  }
  return (x, y, light) => {
    const across = (x + right) / cell;
    const down = (top - y) / cell;
    const column = Math.min(Math.max(Math.floor(across), 0), columns - 2);
    const row = Math.min(Math.max(Math.floor(down), 0), rows - 2);
    const u = across - column;
    const v = down - row;
    const above = (row * columns + column) * 3;
    const below = above + columns * 3;
    for (let channel = 0; channel < 3; channel++) {
      const a = rgb[above + channel] as number;
      const b = rgb[above + channel + 3] as number;
      const c = rgb[below + channel] as number;
      const d = rgb[below + channel + 3] as number;
      light[channel] = (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v;
    }
  };
}
