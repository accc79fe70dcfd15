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

/** A picture of three floats a pixel, enlarged from `width` x `height` to `toWidth` x `toHeight`. */
export function enlarge(
  rgb: Float32Array,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): Float32Array {
  if (width === toWidth && height === toHeight) return rgb;
  return heighten(widen(rgb, width, height, toWidth), toWidth, height, toHeight);
}

function widen(rgb: Float32Array, width: number, height: number, toWidth: number): Float32Array {
  const { first, weights } = taps(width, toWidth);
  const out = new Float32Array(toWidth * height * 3);
  for (let column = 0; column < toWidth; column++) {
    const start = first[column] as number;
    const [a, b, c, d] = [0, 1, 2, 3].map((tap) => within(start + tap, width) * 3) as [
      number,
      number,
      number,
      number,
    ];
    const [wa, wb, wc, wd] = weights.subarray(column * 4, column * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    for (let row = 0; row < height; row++) {
      const source = row * width * 3;
      const target = (row * toWidth + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const at = source + channel;
        out[target + channel] =
          (rgb[at + a] as number) * wa +
          (rgb[at + b] as number) * wb +
          (rgb[at + c] as number) * wc +
          (rgb[at + d] as number) * wd;
      }
    }
  }
  return out;
}

function heighten(rgb: Float32Array, width: number, height: number, toHeight: number): Float32Array {
  const { first, weights } = taps(height, toHeight);
  const line = width * 3;
  const out = new Float32Array(line * toHeight);
  for (let row = 0; row < toHeight; row++) {
    const start = first[row] as number;
    const [a, b, c, d] = [0, 1, 2, 3].map((tap) => within(start + tap, height) * line) as [
      number,
      number,
      number,
      number,
    ];
    const [wa, wb, wc, wd] = weights.subarray(row * 4, row * 4 + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    for (let at = 0; at < line; at++) {
      out[row * line + at] =
        (rgb[a + at] as number) * wa +
        (rgb[b + at] as number) * wb +
        (rgb[c + at] as number) * wc +
        (rgb[d + at] as number) * wd;
    }
  }
  return out;
}
