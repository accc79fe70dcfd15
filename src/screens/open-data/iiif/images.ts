import type { ImageService3 } from '@iiif/presentation-3';
import { imageServicePath } from '../../../i18n/paths.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { canonicalUrl } from '../../../components/structured-data.ts';
import { picturedEvents } from '../edition-pictures.ts';
import type { PublishedPicture } from '../published-pictures.ts';

/** The service of a picture that is there as JPEG, the one format that level 0 asks for. */
export function imageService({ hash }: PublishedPicture): ImageService3 {
  return { id: canonicalUrl(imageServicePath(hash)), type: 'ImageService3', profile: 'level0' };
}

/** Of each picture with a service, its `info.json` (Image API 3): the sizes that the pages have anyway, and no tiles. */
export function imageInfos(data: FestivalData): { hash: string; info: object }[] {
  const pictures = editionOfEachYear(data)
    .flatMap((part) => picturedEvents(part.edition, part.data))
    .flatMap((event) => event.pictures)
    .filter(({ encoding }) => encoding === 'jpg');
  return Array.from(
    Map.groupBy(pictures, ({ hash }) => hash),
    ([hash, files]) => ({ hash, info: imageInfo(files) }),
  );
}

/** @param files of one picture. */
function imageInfo(files: readonly PublishedPicture[]): object {
  const byWidth = new Map(files.map((file) => [file.width, file]));
  const sizes = [...byWidth.values()].toSorted((a, b) => a.width - b.width);
  const [largest] = sizes.toReversed();
  if (!largest) throw new Error('A picture without any file has no service.');
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    ...imageService(largest),
    protocol: 'http://iiif.io/api/image',
    width: largest.width,
    height: largest.height,
    sizes: sizes.map(({ width, height }) => ({ width, height })),
  };
}
