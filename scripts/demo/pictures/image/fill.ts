import { blur } from './blur.ts';
import type { Frame } from './frame.ts';

/** A closed outline in scene coordinates: x and y in turn. */
export type Outline = readonly number[];

/** How much of each pixel the outlines cover, 0 to 1, with exact edges. */
export function cover(frame: Frame, outlines: readonly Outline[]): Float32Array {
  const { width, height } = frame;
  const total = new Float32Array(width * height);
  // One column and one row more than the picture: what lies right of it or below needs somewhere to go.
  const edges = new Float32Array((width + 2) * (height + 1));
  for (const outline of outlines) {
    const bounds = draw(frame, edges, outline);
    if (bounds !== null) gatherCover(edges, total, width, height, bounds);
  }
  return total;
}

/** Coverage whose edges are `softness` wide in scene units, as the shadow of a thing held above the paper. */
export function softCover(frame: Frame, outlines: readonly Outline[], softness: number): Float32Array {
  const plane = cover(frame, outlines);
  blur(plane, frame.width, frame.height, softness / frame.pixel);
  return plane;
}

interface Bounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Writes, for each edge, the change of coverage it brings to the pixels on its right. */
function draw(frame: Frame, edges: Float32Array, outline: Outline): Bounds | null {
  const { width, height, pixel, right, top } = frame;
  const bounds = { top: height, bottom: -1, left: width, right: -1 };
  const count = outline.length;
  for (let at = 0; at < count; at += 2) {
    const next = (at + 2) % count;
    const x0 = ((outline[at] as number) + right) / pixel;
    const y0 = (top - (outline[at + 1] as number)) / pixel;
    const x1 = ((outline[next] as number) + right) / pixel;
    const y1 = (top - (outline[next + 1] as number)) / pixel;
    if (y0 !== y1) drawEdge(edges, width, height, x0, y0, x1, y1, bounds);
  }
  return bounds.bottom < 0 ? null : bounds;
}

function drawEdge(
  edges: Float32Array,
  width: number,
  height: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  bounds: Bounds,
): void {
  const down = y0 < y1 ? 1 : -1;
  const from = Math.max(0, Math.min(y0, y1));
  const to = Math.min(height, Math.max(y0, y1));
  const slope = (x1 - x0) / (y1 - y0);
  for (let row = Math.floor(from); row < to; row++) {
    const a = Math.max(from, row);
    const b = Math.min(to, row + 1);
    if (b <= a) continue;
    const area = (b - a) * down;
    const xa = x0 + (a - y0) * slope;
    const xb = x0 + (b - y0) * slope;
    spread(edges, row * (width + 2), width, Math.min(xa, xb), Math.max(xa, xb), area);
    if (row < bounds.top) bounds.top = row;
    if (row > bounds.bottom) bounds.bottom = row;
    const left = Math.max(0, Math.floor(Math.min(xa, xb)));
    if (left < bounds.left) bounds.left = left;
    // An edge changes the pixel after its last one, too.
    const end = Math.min(width - 1, Math.floor(Math.max(xa, xb, 0)) + 1);
    if (end > bounds.right) bounds.right = end;
  }
}

/** Shares an edge that crosses the columns from `left` to `right` in one row among them. */
function spread(
  edges: Float32Array,
  line: number,
  width: number,
  left: number,
  right: number,
  area: number,
): void {
  const from = left < 0 ? 0 : left > width ? width : left;
  const to = right < 0 ? 0 : right > width ? width : right;
  const first = Math.floor(from);
  if (to - from < 1e-6 || Math.floor(to) === first) {
    const inside = (from + to) / 2 - first;
    edges[line + first] = (edges[line + first] as number) + area * (1 - inside);
    edges[line + first + 1] = (edges[line + first + 1] as number) + area * inside;
    return;
  }
  let covered = 0;
  const pace = area / (to - from);
  for (let column = first; column <= Math.floor(to); column++) {
    const a = Math.max(from, column);
    const b = Math.min(to, column + 1);
    const whole = (b - a) * pace * (column + 1 - (a + b) / 2) + (a - from) * pace;
    edges[line + column] = (edges[line + column] as number) + whole - covered;
    covered = whole;
  }
  const last = line + Math.floor(to) + 1;
  edges[last] = (edges[last] as number) + area - covered;
}

function gatherCover(
  edges: Float32Array,
  total: Float32Array,
  width: number,
  height: number,
  bounds: Bounds,
): void {
  const bottom = Math.min(bounds.bottom, height - 1);
  for (let row = bounds.top; row <= bottom; row++) {
    let sum = 0;
    const line = row * (width + 2);
    for (let column = bounds.left; column <= bounds.right; column++) {
      sum += edges[line + column] as number;
      edges[line + column] = 0;
      const share = sum < 0 ? -sum : sum;
      const at = row * width + column;
      if (share > 0.002 && share > (total[at] as number)) total[at] = share > 1 ? 1 : share;
    }
    edges[line + width] = edges[line + width + 1] = 0;
  }
}
