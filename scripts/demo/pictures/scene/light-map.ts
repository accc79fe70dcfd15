import type { Slab } from './slab.ts';

/** Indirect light on one side of a slab, learnt cell by cell as it is asked for. */
export interface LightMap {
  readonly columns: number;
  readonly rows: number;
  readonly light: Float32Array;
  /** Which cells are known, and which blocks of four by four around a cell are. */
  readonly known: Uint8Array;
  readonly ready: Uint8Array;
  /** From places on the slab to cells. */
  readonly u: number;
  readonly v: number;
  readonly cellsPerU: number;
  readonly cellsPerV: number;
}

const MOST_CELLS = 40;

/** An empty map of a slab whose cells are about `mesh` metres wide. */
export function createLightMap({ middle, half }: Slab, mesh: number): LightMap {
  const cells = (length: number): number => Math.max(4, Math.min(MOST_CELLS, Math.ceil(length / mesh)));
  const columns = cells(half[0] * 2);
  const rows = cells(half[1] * 2);
  return {
    columns,
    rows,
    light: new Float32Array(columns * rows * 3),
    known: new Uint8Array(columns * rows),
    ready: new Uint8Array(columns * rows),
    u: middle[0] - half[0],
    v: middle[1] - half[1],
    cellsPerU: columns / (half[0] * 2),
    cellsPerV: rows / (half[1] * 2),
  };
}

/** Learns the cell at a column and a row of a map. */
export type Learn = (column: number, row: number) => void;

/** The light of the nearest cell, written to `out`. */
export function readNearest(map: LightMap, u: number, v: number, learn: Learn, out: Float32Array): void {
  const column = within(Math.floor((u - map.u) * map.cellsPerU), map.columns);
  const row = within(Math.floor((v - map.v) * map.cellsPerV), map.rows);
  const cell = row * map.columns + column;
  if (map.known[cell] === 0) learn(column, row);
  out[0] = map.light[cell * 3] as number;
  out[1] = map.light[cell * 3 + 1] as number;
  out[2] = map.light[cell * 3 + 2] as number;
}

const across = new Float32Array(4);
const down = new Float32Array(4);

/** The light between cells through a cubic B-spline, which smooths the few rays' noise too; written to `out`. */
export function readSmooth(map: LightMap, u: number, v: number, learn: Learn, out: Float32Array): void {
  const { columns, rows, light } = map;
  const x = (u - map.u) * map.cellsPerU - 0.5;
  const y = (v - map.v) * map.cellsPerV - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const block = within(row, rows) * columns + within(column, columns);
  if (map.ready[block] === 0) learnBlock(map, column, row, block, learn);
  spline(x - column, across);
  spline(y - row, down);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let j = 0; j < 4; j++) {
    const line = within(row + j - 1, rows) * columns;
    const share = down[j] as number;
    for (let i = 0; i < 4; i++) {
      const at = (line + within(column + i - 1, columns)) * 3;
      const weight = share * (across[i] as number);
      red += weight * (light[at] as number);
      green += weight * (light[at + 1] as number);
      blue += weight * (light[at + 2] as number);
    }
  }
  out[0] = red;
  out[1] = green;
  out[2] = blue;
}

function learnBlock(map: LightMap, column: number, row: number, block: number, learn: Learn): void {
  for (let j = -1; j < 3; j++) {
    for (let i = -1; i < 3; i++) {
      const x = within(column + i, map.columns);
      const y = within(row + j, map.rows);
      if (map.known[y * map.columns + x] === 0) learn(x, y);
    }
  }
  // Blocks beyond the borders share a flag with the last one inside, which asks for as much.
  if (column >= 0 && row >= 0 && column < map.columns && row < map.rows) map.ready[block] = 1;
}

const within = (index: number, count: number): number => (index < 0 ? 0 : index >= count ? count - 1 : index);

function spline(t: number, weights: Float32Array): void {
  const s = 1 - t;
  weights[0] = (s * s * s) / 6;
  weights[1] = (3 * t * t * t - 6 * t * t + 4) / 6;
  weights[2] = (3 * s * s * s - 6 * s * s + 4) / 6;
  weights[3] = (t * t * t) / 6;
}
