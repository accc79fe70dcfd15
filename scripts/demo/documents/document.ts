import { demoFestival } from '../festival.ts';
import { type Contents, readContents } from './contents.ts';
import type { PictureAt } from './cover.ts';
import type { Language } from './language.ts';
import { pressKitPdf } from './press-kit.ts';
import { programmePdf } from './programme.ts';

type Compose = (contents: Contents, pictureAt: PictureAt) => Promise<Uint8Array>;

const DOCUMENTS: ReadonlyMap<string, readonly [Compose, Language]> = new Map([
  ['programme-fr', [programmePdf, 'fr']],
  ['programme-en', [programmePdf, 'en']],
  ['press-kit-fr', [pressKitPdf, 'fr']],
  ['press-kit-en', [pressKitPdf, 'en']],
]);

/** The PDF document of a name, with the pictures that `pictureAt` gives; null for another name. */
export async function documentPdf(name: string, pictureAt: PictureAt): Promise<Uint8Array | null> {
  const known = DOCUMENTS.get(name);
  if (known === undefined) return null;
  const [compose, language] = known;
  return compose(readContents(demoFestival(), language), pictureAt);
}
