import type { Canvas, IIIFExternalWebResource } from '@iiif/presentation-3';
import { translator } from '../../../i18n/translate.ts';
import { canonicalUrl } from '../../../components/structured-data.ts';
import type { PublishedPicture } from '../published-pictures.ts';
import { imageService } from './images.ts';
import { inLanguages, inNoLanguage, perLanguage, word } from './texts.ts';

/** A picture as a canvas of its own size. @param base address that those within the manifest begin with. */
export function canvasOf(picture: PublishedPicture, number: number, base: string): Canvas {
  const { hash, width, height, title, credits } = picture;
  const id = `${base}/canvas/${hash}`;
  return {
    id,
    type: 'Canvas',
    label:
      Object.keys(title).length === 0
        ? perLanguage((lang) => `${translator(lang)('gallery.photo')} ${number}`)
        : inLanguages(title),
    width,
    height,
    thumbnail: [thumbnailOf(picture)],
    ...(credits.length > 0 && { requiredStatement: creditOf(credits) }),
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/image`,
            type: 'Annotation',
            motivation: 'painting',
            body: bodyOf(picture),
            target: id,
          },
        ],
      },
    ],
  };
}

export function thumbnailOf({ thumbnail }: PublishedPicture): IIIFExternalWebResource {
  return { id: canonicalUrl(thumbnail), type: 'Image', format: 'image/webp' };
}

/** Texts shown beside a picture. */
export const creditOf = (credits: readonly string[]) => ({
  label: word('openData.credit'),
  value: inNoLanguage(`© ${credits.join(', ')}`),
});

function bodyOf(picture: PublishedPicture): IIIFExternalWebResource {
  const { path, encoding, width, height } = picture;
  const body = { id: canonicalUrl(path), type: 'Image', width, height } as const;
  if (encoding === 'webp') return { ...body, format: 'image/webp' };
  return { ...body, format: 'image/jpeg', service: [imageService(picture)] };
}
