import { readEnvironment } from '../../src/site/environment.ts';
import { report } from '../process/failure.ts';
import { interruption } from '../process/interruption.ts';
import { writeEditionPacks } from './edition-packs.ts';
import { fillImageServices } from './image-services.ts';
import { MEDIA_NAMES, namesIn } from './pictures/media-references.ts';
import { placePictures } from './pictures.ts';
import { placePressPictures } from './press-pictures.ts';
import { CARD_NAMES, placeShareCards } from './share-cards.ts';

/*
 * Completes a site whose pages are rendered; each step sees the results of those above. It is a separate program, so
 * that `npm start` can open the pages meanwhile, and so that the memory of pictures and fonts does not add to the
 * bundler's.
 */
const [, , dist = ''] = process.argv;
// The next build starts over, so nothing needs to be shut down in order.
interruption.addEventListener('abort', () => process.exit(1));
try {
  const { media, cards } = namesIn(dist, { media: MEDIA_NAMES, cards: CARD_NAMES });
  await placePictures(dist, media);
  await placePressPictures(dist);
  await fillImageServices(dist);
  // No pack has a share card, and drawing leaves the main thread free to measure the files of packs.
  await Promise.all([
    writeEditionPacks(dist, readEnvironment(process.env)),
    placeShareCards(dist, [...cards.keys()]),
  ]);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
