import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ShareCard, shareCardPath } from '../../../src/site/share-card.ts';

const colour = z.string().regex(/^#(?:[0-9a-f]{3}){1,2}$/);
const description: z.ZodType<ShareCard> = z.strictObject({
  title: z.string(),
  kicker: z.string().nullable(),
  lines: z.array(z.string()),
  ground: colour,
  ink: colour,
  accent: colour,
  picture: z.string().nullable(),
  festival: z.string(),
  markFile: z.string().nullable(),
});

/** File of a card that is drawn. @param folder of all cards. */
export const cardFile = (folder: string, name: string): string => join(folder, name);

/** Content of a card, as written by its page. @throws Error when there is no such description, or no card in it. */
export function describedCard(folder: string, name: string): ShareCard {
  const file = join(folder, name.replace(/\w+$/, 'json'));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(
      `A page names the card ${shareCardPath(name)}, but there is no ${file}: delete .cache/site and build again`,
      { cause },
    );
  }
  return description.parse(JSON.parse(text));
}
