import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import type { ShareCard } from '../../../src/site/share-card.ts';
import { replaceFile } from '../../files/replace-file.ts';
import { originalsIn } from '../pictures/originals.ts';
import { cardFile, describedCard } from './card-files.ts';
import type { CardAnswer, CardFolders, CardRequest } from './card-process.ts';
import { openDrawing } from './draw-card.ts';
import { cropForCard } from './pixels.ts';

interface NamedCard {
  name: string;
  card: ShareCard;
}

const { cards, originals } = JSON.parse(process.argv[2] ?? '') as CardFolders;
const answer = (given: CardAnswer): unknown => process.send?.(given, () => process.exit());
// A build that was ended wants no cards.
process.once('disconnect', () => process.exit());

// One thread each: the work is spread over cards, not within one.
sharp.concurrency(1);
sharp.cache(false);

/** Cards with the same picture are drawn one after the other, so that it is read once. */
const waiting = new Map<string | null, NamedCard[]>();
const drawing = openDrawing();
const sources = originalsIn(originals);
let running = 0;
let drawn = 0;
let isLast = false;

async function drawWaiting(): Promise<void> {
  running += 1;
  const drawCard = await drawing;
  for (let hash = nextPicture(); hash !== undefined; hash = nextPicture()) {
    const group = waiting.get(hash) ?? [];
    waiting.delete(hash);
    const picture = hash === null ? null : await cropForCard(await originalOf(hash));
    for (const { name, card } of group) {
      await replaceFile(cardFile(cards, name), await drawCard(card, picture));
      drawn += 1;
    }
  }
  running -= 1;
  endWhenDone();
}

const nextPicture = (): string | null | undefined => waiting.keys().next().value;

/** @throws Error when there is none. */
async function originalOf(hash: string): Promise<string> {
  const original = (await sources).get(hash);
  if (original === undefined)
    throw new Error(`A card shows the picture ${hash}, which ${originals} does not have: run "npm run pull"`);
  return original;
}

function endWhenDone(): void {
  if (isLast && running === 0) answer({ drawn });
}

process.on('message', (request: CardRequest) => {
  if (request === 'end') {
    isLast = true;
    endWhenDone();
    return;
  }
  try {
    const card = describedCard(cards, request.name);
    waiting.set(card.picture, [...(waiting.get(card.picture) ?? []), { name: request.name, card }]);
    if (running < availableParallelism()) drawWaiting().catch(fail);
  } catch (error) {
    fail(error);
  }
});

function fail(error: unknown): void {
  answer({ failed: error instanceof Error ? error.message : String(error) });
}
