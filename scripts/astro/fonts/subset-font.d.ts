/** The part of the package that is used here. It has no types that include `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** OpenType features to keep; all if absent. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Keeps every glyph; `text` must then be undefined. */
    keepAllGlyphs?: boolean;
    /** By axis tag: a fixed value, or the range to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  // eslint-disable-next-line import-x/no-default-export -- The package exports it so.
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
