import { readEnvironment } from '../../src/site/environment.ts';
import { explain } from '../commands/support/failure.ts';
import { interruption } from '../commands/support/interruption.ts';
import { writeEditionPacks } from './edition-packs.ts';
import { fillImageServices } from './image-services.ts';
import { placePictures } from './pictures.ts';
import { placePressPictures } from './press-pictures.ts';
import { placeShareCards } from './share-cards.ts';

/*
 * What a site still lacks once its pages are rendered; each step sees what the ones before have left. It is a program of
 * its own, so that `npm start` opens the pages meanwhile, and that what pictures and fonts take in memory does not stand
 * beside what the bundler keeps.
 */
const [, , dist = ''] = process.argv;
// The next build begins anew: nothing is to be ended in order.
interruption.addEventListener('abort', () => process.exit(1));
try {
  await placePictures(dist);
  await placePressPictures(dist);
  await writeEditionPacks(dist, readEnvironment(process.env));
  await fillImageServices(dist);
  await placeShareCards(dist);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
