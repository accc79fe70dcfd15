import { mediaFolder } from '../../../src/site/snapshot-folder.ts';
import { addShareCards } from '../share-cards.ts';

// In a process of its own: fonts and pixels need 400 MB.
try {
  const { cards, drawn } = await addShareCards(process.argv[2] ?? '', mediaFolder);
  console.log(`${cards} share cards in place, ${drawn} of them drawn now`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
