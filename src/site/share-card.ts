import { z } from 'zod';
import type { Environment } from './environment.ts';

/** Size of a share card, the picture of a link preview, in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Incremented when the drawing changes: files named by their content are cached indefinitely, here and by hosts. */
const DESIGN = 2;

/** Folder, from the project's root, of the descriptions of cards and of drawn cards, which later builds use again. */
export const shareCardFolder = `.cache/cards/${DESIGN}`;

/** Path of a card in the built site. @param name of the card's file, derived from its content. */
export const shareCardPath = (name: string): string => `/cards/${DESIGN}-${name}`;

/** PNG for words alone, with sharp edges in half the bytes; JPEG for a picture. Every site shows both formats. */
export const shareCardExtension = ({ picture }: Pick<ShareCard, 'picture'>): 'jpg' | 'png' =>
  picture === null ? 'png' : 'jpg';

const colour = z.string().regex(/^#(?:[0-9a-f]{3}){1,2}$/);

/** Content of a card. Texts are plain, colours `#rrggbb` or `#rgb`. */
export const shareCardSchema = z.strictObject({
  title: z.string(),
  /** Line above the title: what kind of thing the page is about. */
  kicker: z.string().nullable(),
  /** Lines below the title: when, where, who. */
  lines: z.array(z.string()),
  ground: colour,
  /** Colour of words on the ground. */
  ink: colour,
  accent: colour,
  /** Content hash of a raster picture; null for a card of words alone. */
  picture: z.string().nullable(),
  /** The festival's name, for a card that shows no drawn mark. */
  festival: z.string(),
  /** File of the drawn mark, from the project's root. */
  markFile: z.string().nullable(),
});
export type ShareCard = z.infer<typeof shareCardSchema>;

/** Files of drawn marks, from the project's root; cards and icons of a festival without one show its name. */
const markFiles: Readonly<Record<string, string>> = { dhaw: 'src/site/dhaw.svg' };

export function festivalMotif({ SITE_NAME, SITE_SLUG }: Pick<Environment, 'SITE_NAME' | 'SITE_SLUG'>) {
  return { name: SITE_NAME, markFile: markFiles[SITE_SLUG] ?? null };
}
