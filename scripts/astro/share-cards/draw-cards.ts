import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ShareCard, shareCardPath, shareCardSchema } from '../../../src/site/share-card.ts';
import { replaceFile } from '../../files/replace-file.ts';
import pLimit from 'p-limit';
import { originalsIn } from '../pictures/originals.ts';
import { openDrawing } from './draw-card.ts';
import { type CardPicture, cropForCard } from './pixels.ts';
import { Failure } from '../../process/failure.ts';

export interface CardFolders {
  cards: string;
  originals: string;
}

/**
 * Draws the named cards that are missing, and returns their number.
 * @throws Error stating which card could not be drawn, and why.
 */
export async function drawCards(names: Iterable<string>, { cards, originals }: CardFolders): Promise<number> {
  const missing = [...new Set(names)]
    .filter((name) => !existsSync(join(cards, name)))
    .map((name) => ({ name, card: describedCard(cards, name) }));
  if (missing.length === 0) return 0;
  // One thread for each card, since several cards are drawn at once.
  sharp.concurrency(1);
  sharp.cache(false);
  const sources = await originalsIn(originals);
  const drawCard = await openDrawing();
  // More tasks than cores, since each of them ends with waiting for the disk.
  const limit = pLimit(availableParallelism() + 6);
  const pictureOf = async (hash: string | null): Promise<CardPicture | null> =>
    hash === null ? null : cropForCard(originalOf(hash, sources, originals));
  // Cards with the same picture are drawn one after the other, so that it is read once and not kept for long.
  const drawings = [...Map.groupBy(missing, ({ card }) => card.picture)].flatMap(([hash, group]) => {
    let picture: Promise<CardPicture | null> | undefined;
    return group.map(({ name, card }) =>
      limit(async () => {
        picture ??= pictureOf(hash);
        await replaceFile(join(cards, name), await drawCard(card, await picture));
      }),
    );
  });
  await Promise.all(drawings);
  return missing.length;
}

/** Returns the path of a picture's original. @throws Error when there is none. */
function originalOf(hash: string, sources: ReadonlyMap<string, string>, folder: string): string {
  const original = sources.get(hash);
  if (original === undefined)
    throw new Failure(`A card shows the picture ${hash}, which ${folder} does not have: run "npm run pull"`);
  return original;
}

/** Reads the content of a card, as written by its page. @throws Error when the description is missing or invalid. */
function describedCard(folder: string, name: string): ShareCard {
  const file = join(folder, name.replace(/\w+$/, 'json'));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Failure(
      `A page names the card ${shareCardPath(name)}, but there is no ${file}: delete .cache/site and build again`,
      { cause },
    );
  }
  return shareCardSchema.parse(JSON.parse(text));
}
