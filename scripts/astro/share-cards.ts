import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareCardFolder, shareCardPath } from '../../src/site/share-card.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { linkOrCopy } from '../files/link-or-copy.ts';
import { sweepAbandoned } from '../files/staging.ts';
import { drawCards } from './share-cards/draw-cards.ts';

const NAME = '[0-9a-f]{24}\\.(?:jpg|png)';
/** Finds the names of share cards in a page. */
export const CARD_NAMES = new RegExp(`${shareCardPath('')}(${NAME})`, 'g');
const folders = { cards: shareCardFolder, originals: mediaFolder };

/**
 * Places the share cards that pages name as their previews (`src/shell/share-image.ts`) in a built site. Missing cards
 * are drawn from the descriptions that were written when the pages were rendered.
 * @param dist folder of the site.
 */
export async function placeShareCards(dist: string, names: readonly string[]): Promise<void> {
  const drawn = await drawCards(names, folders);
  await sweepAbandoned(shareCardFolder, Date.now());
  for (const name of names) linkOrCopy(join(shareCardFolder, name), join(dist, shareCardPath(name)));
  console.log(`${names.length} share cards placed, ${drawn} drawn`);
}

/** Returns the file of a share card by its name, drawing it if needed. Null if no page has described such a card. */
export async function shareCardFile(name: string): Promise<string | null> {
  if (!new RegExp(`^${NAME}$`).test(name)) return null;
  if (!existsSync(join(shareCardFolder, name.replace(/\w+$/, 'json')))) return null;
  await drawCards([name], folders);
  return join(shareCardFolder, name);
}
