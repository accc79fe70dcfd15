/**
 * The file of a `srcset` that a browser loads for a slot: the narrowest that has a pixel for each of the screen's, else the
 * widest. (A browser may choose a wider one that it already has.)
 * @param slot the picture's width on the page, in CSS pixels.
 * @param density device pixels a CSS pixel.
 */
export function chosenFile(srcset: string, slot: number, density: number): string | null {
  const files = Array.from(srcset.matchAll(/(\S+) (\d+)w/g), ([, path = '', width]) => ({
    path,
    width: Number(width),
  })).sort((a, b) => a.width - b.width);
  return (files.find(({ width }) => width >= slot * density) ?? files.at(-1))?.path ?? null;
}

/**
 * The length that a `sizes` attribute of this site asks for.
 * @param holds whether a media condition does, e.g. `(min-width: 64rem)`.
 */
export function slotLength(sizes: string, holds: (condition: string) => boolean): string {
  for (const size of sizes.split(', ')) {
    const [, condition, length = size] = /^(\(.*\)) (.+)$/.exec(size) ?? [];
    if (condition === undefined || holds(condition)) return length;
  }
  return '100vw';
}
