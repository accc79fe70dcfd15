/** How a generated photograph looks. */
export const PHOTO_STYLES = [
  'arches',
  'moucharabieh',
  'sea',
  'cyanotype',
  'photogram',
  'grain',
  'alley',
  'lamp',
  'dunes',
  'interior',
] as const;

export type PhotoStyle = (typeof PHOTO_STYLES)[number];

/** A photograph by its style, its seed and its size in pixels: `arches/patio-2400x1600`. */
export type Shot = `${PhotoStyle}/${string}`;

const REDUCED_WIDTH = 1200;
const THUMBNAIL_WIDTH = 480;

/** Paths of the three sizes of a photograph: the original, 1200 pixels wide and 480 pixels wide. */
export function shotPaths(shot: Shot): { file: string; reduced: string; thumbnail: string } {
  const [, base, width, height] = /^(.+)-(\d+)x(\d+)$/.exec(shot) ?? [];
  if (base === undefined) throw new Error(`Picture “${shot}” has no size: write it as style/seed-2400x1600.`);
  const scaledTo = (target: number): string =>
    `/media/photo/${base}-${target}x${Math.round((Number(height) * target) / Number(width))}.jpg`;
  return {
    file: `/media/photo/${shot}.jpg`,
    reduced: scaledTo(REDUCED_WIDTH),
    thumbnail: scaledTo(THUMBNAIL_WIDTH),
  };
}

/** Path of the banner grown from `seed`, 2400 by 1350 pixels. */
export function bannerPath(seed: string): string {
  return `/media/banner/${seed}-2400x1350.jpg`;
}

/** A name as a file name: lower case, no accents, hyphens. */
export function seedOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
