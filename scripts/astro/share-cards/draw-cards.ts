import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { replaceFile } from '../../files/replace-file.ts';
import pLimit from 'p-limit';
import { originalsIn } from '../pictures/originals.ts';
import { cardFile, describedCard } from './card-files.ts';
import { openDrawing } from './draw-card.ts';
import { type CardPicture, cropForCard } from './pixels.ts';

/** Folders of the cards and their descriptions, and of the pictures, named by content. */
export interface CardFolders {
  cards: string;
  originals: string;
}

/**
 * Draws those of the named cards that are not there yet; gives their number.
 * @throws Error saying which could not be drawn, and why.
 */
export async function drawCards(names: Iterable<string>, { cards, originals }: CardFolders): Promise<number> {
  const missing = [...new Set(names)]
    .filter((name) => !existsSync(cardFile(cards, name)))
    .map((name) => ({ name, card: describedCard(cards, name) }));
  if (missing.length === 0) return 0;
  // One thread each: the work is spread over cards, not within one.
  sharp.concurrency(1);
  sharp.cache(false);
  const sources = await originalsIn(originals);
  const drawCard = await openDrawing();
  // More than there are cores: each waits at its end until the disk has its file.
  const limit = pLimit(availableParallelism() + 6);
  const pictureOf = async (hash: string | null): Promise<CardPicture | null> =>
    hash === null ? null : cropForCard(originalOf(hash, sources, originals));
  // Cards with the same picture are drawn one after the other, so that it is read once and not kept for long.
  const drawings = [...Map.groupBy(missing, ({ card }) => card.picture)].flatMap(([hash, group]) => {
    let picture: Promise<CardPicture | null> | undefined;
    return group.map(({ name, card }) =>
      limit(async () => {
        picture ??= pictureOf(hash);
        await replaceFile(cardFile(cards, name), await drawCard(card, await picture));
      }),
    );
  });
  await Promise.all(drawings);
  return missing.length;
}

/** @throws Error when there is none. */
function originalOf(hash: string, sources: ReadonlyMap<string, string>, folder: string): string {
  const original = sources.get(hash);
  if (original === undefined)
    throw new Error(`A card shows the picture ${hash}, which ${folder} does not have: run "npm run pull"`);
  return original;
}
