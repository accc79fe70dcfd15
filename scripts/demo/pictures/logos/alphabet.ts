/** A monoline capital: its width and its strokes, 10 tall, y downwards, as SVG path data. */
interface Glyph {
  readonly width: number;
  readonly path: string;
}

const glyph = (width: number, path: string): Glyph => ({ width, path });

const GLYPHS: Record<string, Glyph> = {
  A: glyph(8, 'M0 10L4 0L8 10M1.4 6.6H6.6'),
  B: glyph(6.2, 'M0 4.6H3.4A2.7 2.7 0 0 1 3.4 10H0V0H2.9A2.3 2.3 0 0 1 2.9 4.6'),
  C: glyph(8.4, 'M8.4 1.33A5 5 0 1 0 8.4 8.67'),
  D: glyph(7.8, 'M0 0V10H2.8A5 5 0 0 0 2.8 0Z'),
  E: glyph(5.4, 'M5.4 0H0V10H5.4M0 4.9H4.8'),
  F: glyph(5.2, 'M5.2 0H0V10M0 4.9H4.6'),
  G: glyph(9.6, 'M8.4 1.33A5 5 0 1 0 9.6 5.4H5.8'),
  H: glyph(7, 'M0 0V10M7 0V10M0 4.9H7'),
  I: glyph(0, 'M0 0V10'),
  J: glyph(4.4, 'M4.4 0V7.2A2.5 2.8 0 0 1 0 8.6'),
  K: glyph(6.2, 'M0 0V10M6 0L0 5.9M2.3 3.7L6.2 10'),
  L: glyph(4.8, 'M0 0V10H4.8'),
  M: glyph(8.4, 'M0 10V0L4.2 6.6L8.4 0V10'),
  N: glyph(7.2, 'M0 10V0L7.2 10V0'),
  O: glyph(10, 'M10 5A5 5 0 1 1 0 5A5 5 0 1 1 10 5Z'),
  P: glyph(5.9, 'M0 10V0H3.1A2.8 2.8 0 0 1 3.1 5.6H0'),
  Q: glyph(10, 'M10 5A5 5 0 1 1 0 5A5 5 0 1 1 10 5ZM6.4 6.4L9.8 10'),
  R: glyph(6.1, 'M0 10V0H3.1A2.8 2.8 0 0 1 3.1 5.6H0M3 5.6L6.1 10'),
  S: glyph(
    6,
    'M5.6 1.7C5 .6 4 0 2.9 0C1.3 0 .3 1.1 .3 2.5C.3 5.6 6 4.2 6 7.4C6 9 4.7 10 3 10C1.6 10 .5 9.3 0 8.1',
  ),
  T: glyph(6.6, 'M0 0H6.6M3.3 0V10'),
  U: glyph(7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'),
  V: glyph(7.6, 'M0 0L3.8 10L7.6 0'),
  W: glyph(11, 'M0 0L2.8 10L5.5 .6L8.2 10L11 0'),
  X: glyph(7, 'M0 0L7 10M7 0L0 10'),
  Y: glyph(7.2, 'M0 0L3.6 5L7.2 0M3.6 5V10'),
  Z: glyph(6.6, 'M0 0H6.6L0 10H6.6'),
  '’': glyph(1.2, 'M1.2 0L.4 2.4'),
  0: glyph(6.4, 'M3.2 0A3.2 5 0 1 1 3.2 10A3.2 5 0 1 1 3.2 0Z'),
  1: glyph(2.4, 'M0 2L2.4 0V10'),
  2: glyph(6, 'M.2 2.8A2.9 2.8 0 1 1 5.3 4.7L0 10H6.2'),
  3: glyph(5.8, 'M0 0H5.4L2.4 4A3 3 0 1 1 .1 8.6'),
  4: glyph(6.6, 'M5 10V0L0 7.2H6.6'),
  5: glyph(5.8, 'M5.4 0H1L.6 4.4A3.1 3 0 1 1 .1 8.8'),
  6: glyph(6.2, 'M4.6 0L.7 5M3.1 3.8A3.1 3.1 0 1 1 3.1 10A3.1 3.1 0 1 1 3.1 3.8Z'),
  7: glyph(6, 'M0 0H6L2 10'),
  8: glyph(6, 'M3 0A2.3 2.3 0 1 1 3 4.6A2.3 2.3 0 1 1 3 0ZM3 4.6A2.7 2.7 0 1 1 3 10A2.7 2.7 0 1 1 3 4.6Z'),
  9: glyph(6.2, 'M1.6 10L5.5 5M3.1 0A3.1 3.1 0 1 1 3.1 6.2A3.1 3.1 0 1 1 3.1 0Z'),
};

const SPACE = 4;

/** Width of a line of capitals in tenths of their height, letters `gap` apart. */
export function lineWidth(text: string, gap: number): number {
  const letters = Array.from(text);
  return (
    letters.reduce((sum, letter) => sum + (GLYPHS[letter]?.width ?? SPACE), 0) + gap * (letters.length - 1)
  );
}

/** A line of capitals with its top left corner at (x, y), `height` tall, as SVG elements without stroke attributes. */
export function drawLine(text: string, x: number, y: number, height: number, gap: number): string {
  const scale = height / 10;
  let at = x;
  return Array.from(text)
    .map((letter) => {
      const known = GLYPHS[letter];
      const place = at;
      at += ((known?.width ?? SPACE) + gap) * scale;
      return known === undefined
        ? ''
        : `<path transform="translate(${place.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})" d="${known.path}"/>`;
    })
    .join('');
}
