/** How a generated photograph looks. */
export type PhotoStyle =
  | 'arches'
  | 'moucharabieh'
  | 'sea'
  | 'cyanotype'
  | 'photogram'
  | 'grain'
  | 'alley'
  | 'lamp'
  | 'dunes'
  | 'interior';

/** A photograph by its style, its seed and its size in pixels: `arches/patio-2400x1600`. */
export type Shot = `${PhotoStyle}/${string}`;

const REDUCED_WIDTH = 1200;
const THUMBNAIL_WIDTH = 480;
const LONGEST_COVER_SIDE = 1600;

interface PicturePaths {
  /** The original, 1200 pixels wide and 480 pixels wide. */
  file: string;
  reduced: string;
  thumbnail: string;
}

/** Paths of the three sizes of a photograph. */
export function shotPaths(shot: Shot): PicturePaths {
  const { width, scaledTo } = sizesOf(shot);
  return { file: scaledTo(width), reduced: scaledTo(REDUCED_WIDTH), thumbnail: scaledTo(THUMBNAIL_WIDTH) };
}

/** Paths of the sizes of a photograph that announces an event: no page enlarges it, as the gallery does its own. */
export function coverPaths(shot: Shot): PicturePaths {
  const { width, height, scaledTo } = sizesOf(shot);
  const cover = Math.round(width * Math.min(1, LONGEST_COVER_SIDE / Math.max(width, height)));
  return { ...shotPaths(shot), file: scaledTo(cover) };
}

function sizesOf(shot: Shot): { width: number; height: number; scaledTo: (width: number) => string } {
  const [, base, columns, rows] = /^(.+)-(\d+)x(\d+)$/.exec(shot) ?? [];
  if (base === undefined) throw new Error(`Picture “${shot}” has no size: write it as style/seed-2400x1600.`);
  const [width, height] = [Number(columns), Number(rows)];
  return {
    width,
    height,
    scaledTo: (target) => `/media/photo/${base}-${target}x${Math.round((height * target) / width)}.jpg`,
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
