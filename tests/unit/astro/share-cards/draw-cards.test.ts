import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawCards } from '../../../../scripts/astro/share-cards/draw-cards.ts';
import type { ShareCard } from '../../../../src/site/share-card.ts';
import { sharedFolder } from '../../../fixtures/temporary-folder.ts';

// The fonts are cut before the first card is drawn, which may take long.
vi.setConfig({ testTimeout: 60_000 });

const folder = sharedFolder();
const folders = { cards: join(folder, 'cards'), originals: join(folder, 'media') };
const PICTURE = '0123456789abcdef';

function writeDescription(name: string, own: Partial<ShareCard>): void {
  const card: ShareCard = {
    title: 'Contre-jour',
    kicker: 'Exposition',
    lines: ['12 octobre'],
    ground: '#123456',
    ink: '#fff',
    accent: '#fc0',
    picture: null,
    festival: 'Dhaw',
    markFile: null,
    ...own,
  };
  writeFileSync(join(folders.cards, `${name}.json`), JSON.stringify(card));
}

beforeAll(async () => {
  mkdirSync(folders.cards);
  mkdirSync(folders.originals);
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c84' } });
  await photograph.jpeg().toFile(join(folders.originals, `${PICTURE}.jpg`));
});

test('a card is drawn once, however often it is named, and not again if it exists', async () => {
  writeDescription('words', {});
  writeDescription('picture', { picture: PICTURE });
  expect(await drawCards(['words.png', 'picture.jpg', 'words.png'], folders)).toBe(2);
  for (const [name, format] of [
    ['words.png', 'png'],
    ['picture.jpg', 'jpeg'],
  ] as const)
    expect(await sharp(join(folders.cards, name)).metadata()).toMatchObject({
      format,
      width: 1200,
      height: 630,
    });

  const before = statSync(join(folders.cards, 'words.png')).mtimeMs;
  expect(await drawCards(['words.png'], folders)).toBe(0);
  expect(statSync(join(folders.cards, 'words.png')).mtimeMs).toBe(before);
});

test.each([
  ['without its picture', { picture: 'fedcba9876543210' }, /fedcba9876543210.*run "npm run pull"/],
  ['without its description', null, /there is no \S+lost\.json: delete \.cache\/site and build again/],
])('a card %s stops the build with a message that says how to fix it', async (_what, card, message) => {
  if (card) writeDescription('unlit', card);
  const name = card ? 'unlit.jpg' : 'lost.jpg';
  await expect(drawCards([name], folders)).rejects.toThrow(message);
});
