/** Where a line of the larger picture falls on the smaller one: the first of four source lines, and their weights. */
interface Taps {
  readonly first: Int32Array;
  readonly weights: Float32Array;
}

/** Catmull-Rom weights: soft where the picture is soft, crisp where it has edges. */
function taps(from: number, to: number): Taps {
  const first = new Int32Array(to);
  const weights = new Float32Array(to * 4);
  for (let index = 0; index < to; index++) {
    const place = ((index + 0.5) * from) / to - 0.5;
    const start = Math.floor(place);
    const t = place - start;
    first[index] = start - 1;
    weights[index * 4] = t * (-0.5 + t * (1 - 0.5 * t));
    weights[index * 4 + 1] = 1 + t * t * (-2.5 + 1.5 * t);
    weights[index * 4 + 2] = t * (0.5 + t * (2 - 1.5 * t));
    weights[index * 4 + 3] = t * t * (-0.5 + 0.5 * t);
  }
  return { first, weights };
}

const within = (index: number, count: number): number => (index < 0 ? 0 : index >= count ? count - 1 : index);

/** Takes one finished row: three floats a pixel, reused for the next one. */
export type TakeRow = (line: Float32Array, row: number) => void;

/** A picture of three floats a pixel, enlarged to `toWidth` x `toHeight`, row by row: the whole would fill the memory. */
export function enlarge(
  rgb: Float32Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
  take: TakeRow,
): void {
  const across = taps(width, toWidth);
  const { first, weights } = taps(height, toHeight);
  const wide = [0, 1, 2, 3].map(() => new Float32Array(toWidth * 3));
  const holds = [-1, -1, -1, -1];
  const line = new Float32Array(toWidth * 3);
  for (let row = 0; row < toHeight; row++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((tap) => {
      const source = within((first[row] as number) + tap, height);
      const kept = wide[source & 3] as Float32Array;
      if (holds[source & 3] !== source)
        widen(rgb.subarray(source * width * 3, (source + 1) * width * 3), across, kept);
      holds[source & 3] = source;
      return kept;
    }) as [Float32Array, Float32Array, Float32Array, Float32Array];
    const wa = weights[row * 4] as number;
    const wb = weights[row * 4 + 1] as number;
    const wc = weights[row * 4 + 2] as number;
    const wd = weights[row * 4 + 3] as number;
    for (let at = 0; at < line.length; at++) {
      line[at] =
        (a[at] as number) * wa + (b[at] as number) * wb + (c[at] as number) * wc + (d[at] as number) * wd;
    }
    take(line, row);
  }
}

function widen(source: Float32Array, { first, weights }: Taps, line: Float32Array): void {
  const count = source.length / 3;
  for (let column = 0, at = 0; at < line.length; column++) {
    const start = first[column] as number;
    const a = within(start, count) * 3;
    const b = within(start + 1, count) * 3;
    const c = within(start + 2, count) * 3;
    const d = within(start + 3, count) * 3;
    const wa = weights[column * 4] as number;
    const wb = weights[column * 4 + 1] as number;
    const wc = weights[column * 4 + 2] as number;
    const wd = weights[column * 4 + 3] as number;
    for (let channel = 0; channel < 3; channel++, at++) {
      line[at] =
        (source[a + channel] as number) * wa +
        (source[b + channel] as number) * wb +
        (source[c + channel] as number) * wc +
        (source[d + channel] as number) * wd;
    }
  }
}
