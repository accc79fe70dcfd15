/** What we use of the package, which has no types that know `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType features that stay; all without. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Every glyph stays; then there is no text. */
    keepAllGlyphs?: boolean;
    /** By the axis's tag: a fixed value, or the range that stays. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  // eslint-disable-next-line import-x/no-default-export -- The package exports it so.
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
