import type {
  InternationalString,
  ImageService3,
  Canvas,
  IIIFExternalWebResource,
} from '@iiif/presentation-3';
import type { Localised } from '../../../domain/model/core.ts';
import { creditLine, isPublicDomain } from '../../../domain/press/picture-label.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import { langs, type Lang } from '../../../domain/model/languages.ts';
import { type Key, translator } from '../../../i18n/translate.ts';
import { EDITION_SCHEMA_PATH, editionDataPath, imageServicePath } from '../../../i18n/paths.ts';
import { identity, pictureRights } from '../../../site/identity.ts';
import { canonicalUrl } from '../../../components/structured-data.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';
import { picturedEvents, type PublishedPicture } from '../published-pictures.ts';

export function inLanguages(text: Localised): InternationalString {
  return Object.fromEntries(Object.entries(text).map(([lang, value]) => [lang, [value]]));
}

export function perLanguage(textIn: (lang: Lang) => string): InternationalString {
  return Object.fromEntries(langs.map((lang) => [lang, [textIn(lang)]]));
}

export const word = (key: Key): InternationalString => perLanguage((lang) => translator(lang)(key));

/** Returns a text without a language, such as a name. */
export const inNoLanguage = (text: string): InternationalString => ({ none: [text] });

export const homepages = (page: (lang: Lang) => { path: string; title: Pick<LocalText, 'text' | 'lang'> }) =>
  langs.map((lang) => {
    const { path, title } = page(lang);
    return {
      id: canonicalUrl(path),
      type: 'Text' as const,
      label: { [title.lang]: [title.text] },
      format: 'text/html' as const,
      language: [lang],
    };
  });

/** Returns links to the data of an edition, one per language, with the schema that they follow. */
export const datasetsOf = (year: number) =>
  langs.map((lang) => ({
    id: canonicalUrl(editionDataPath(lang, year, 'json')),
    type: 'Dataset' as const,
    format: 'application/json' as const,
    profile: canonicalUrl(EDITION_SCHEMA_PATH),
    label: inNoLanguage(`${identity.name} ${year}`),
  }));

/** Returns the image service of a picture that exists as JPEG, the only format that level 0 requires. */
function imageService({ hash }: PublishedPicture): ImageService3 {
  return { id: canonicalUrl(imageServicePath(hash)), type: 'ImageService3', profile: 'level0' };
}

/** Returns the `info.json` (Image API 3) of each picture with a service: sizes that the pages use anyway, no tiles. */
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

/** @param files files of one picture. @throws Error if there are none. */
function imageInfo(files: readonly PublishedPicture[]): object {
  const byWidth = new Map(files.map((file) => [file.width, file]));
  const sizes = [...byWidth.values()].toSorted((a, b) => a.width - b.width);
  const largest = sizes.reduce((a, b) => (a.width > b.width ? a : b));
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    ...imageService(largest),
    protocol: 'http://iiif.io/api/image',
    width: largest.width,
    height: largest.height,
    sizes: sizes.map(({ width, height }) => ({ width, height })),
  };
}

/** Returns a picture as a canvas of the same size. @param base prefix of the addresses within the manifest. */
export function canvasOf(picture: PublishedPicture, number: number, base: string): Canvas {
  const { hash, width, height, title } = picture;
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
    ...creditOf([picture]),
    ...rightsOf([picture]),
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

const statementOf = (lines: string[]) => ({
  requiredStatement: { label: word('openData.credit'), value: { none: lines } },
});

/** The credit of the festival, for what consists of pictures of which nobody is known. */
export const festivalCredit = statementOf([`© ${identity.name}`]);

/** Returns the credit that viewers must show next to pictures; those in the public domain have a line of their own. */
export function creditOf(pictures: readonly PublishedPicture[]): Partial<typeof festivalCredit> {
  const lines = [...Map.groupBy(pictures, isPublicDomain).values()].flatMap((group) => {
    const credits = new Set(group.flatMap((picture) => picture.credits));
    return creditLine([...credits], group[0]?.licence ?? null) ?? [];
  });
  return lines.length > 0 ? statementOf(lines) : {};
}

/** Address of a licence or of a statement of rights, also of its page in a language. */
const RIGHTS =
  /^https?:\/\/(?:www\.)?((?:creativecommons\.org\/(?:licenses|publicdomain)|rightsstatements\.org\/(?:vocab|page))\/[\w+-]+\/[\d.]+(?:\/(?!deed|legalcode)[a-z]+)?)/;

/** Returns a licence as IIIF allows it, which is never `https`; null for one in words or of another site. */
function rightsUri(licence: string): string | null {
  const uri = RIGHTS.exec(licence)?.[1];
  return uri === undefined ? null : `http://${uri.replace('/page/', '/vocab/')}/`;
}

/** Returns the rights that pictures have in common: those of the festival in pictures without a licence. */
export function rightsOf(pictures: readonly PublishedPicture[]): { rights?: string } {
  const [rights, ...others] = new Set(
    pictures.map(({ licence }) => (licence === null ? pictureRights : rightsUri(licence))),
  );
  return rights && others.length === 0 ? { rights } : {};
}

function bodyOf(picture: PublishedPicture): IIIFExternalWebResource {
  const { path, encoding, width, height } = picture;
  const body = { id: canonicalUrl(path), type: 'Image', width, height } as const;
  if (encoding === 'webp') return { ...body, format: 'image/webp' };
  return { ...body, format: 'image/jpeg', service: [imageService(picture)] };
}
