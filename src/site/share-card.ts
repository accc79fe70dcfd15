import type { Environment } from './environment.ts';

/** Size of the pictures that links are previewed with, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Raised when cards come to be drawn otherwise: what is named by its content is kept for ever, here and by hosts. */
const DESIGN = 2;

/** Folder, from the project's root, where cards are described and, once drawn, kept from one build to the next. */
export const shareCardFolder = `.cache/cards/${DESIGN}`;

/** Path of a card in the built site. @param name of its file, after its content. */
export const shareCardPath = (name: string): string => `/cards/${DESIGN}-${name}`;

/** Of words alone it is a PNG, which keeps their edges in half of the bytes; of a picture a JPEG. Every site shows both. */
export const shareCardExtension = ({ picture }: Pick<ShareCard, 'picture'>): 'jpg' | 'png' =>
  picture === null ? 'png' : 'jpg';

/** Content of a card. Texts are plain, colours `#rrggbb` or `#rgb`. */
export interface ShareCard {
  title: string;
  /** Stands above the title: what kind of thing it is. */
  kicker: string | null;
  /** Stand below it: when, where, who. */
  lines: readonly string[];
  ground: string;
  /** Colour of words on the ground. */
  ink: string;
  accent: string;
  /** Content hash of a picture that is no vector; null for a card of words alone. */
  picture: string | null;
  /** The festival's name, for a card that shows no drawn mark. */
  festival: string;
  /** File of the drawn mark, from the project's root. */
  markFile: string | null;
}

/** Files of drawn marks, from the project's root; what is drawn for a festival without one shows its name. */
const markFiles: Readonly<Record<string, string>> = { dhaw: 'src/site/dhaw.svg' };

/** The festival's mark in its cards and icons. */
export function festivalMotif({ SITE_NAME, SITE_SLUG }: Pick<Environment, 'SITE_NAME' | 'SITE_SLUG'>) {
  return { name: SITE_NAME, markFile: markFiles[SITE_SLUG] ?? null };
}
