import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import type { FestivalEvent, Photo } from '../../domain/model/event.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { iptcOf } from '../../domain/press/iptc.ts';
import type { PictureLabel } from '../../domain/press/picture-label.ts';
import { xmpOf } from '../../domain/press/xmp.ts';
import { fold } from '../../domain/text/fold.ts';
import { plainText } from '../../domain/text/localise.ts';
import { langs } from '../../i18n/lang.ts';
import { pressDeskPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import { digestOf } from '../../content/digest.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';
import { creditsText } from './credits-text.ts';
import { bothUrls, coverLabel, type LabelledPicture, photoLabel } from './picture-labels.ts';
import type { PressPicture, PressPictures } from './press-data.ts';

/** A picture that the press may take, with how pages show it. */
export interface OfferedPicture extends PressPicture {
  picture: PictureView;
}

/** The rule **Press pictures**: the edition's own picture, then the photographs that the back end gives to the press. */
export function offeredPictures(edition: Edition, data: FestivalData): OfferedPicture[] {
  const cover = edition.image && offered(edition.image.sources, coverLabel(edition, data), edition, data);
  const photographs = photographsOf(edition, data)
    .filter(({ photo }) => photo.isForPress)
    .map(({ photo, event }) =>
      offered(photo.picture.sources, photoLabel(photo, event, edition, data), edition, data),
    );
  const all = [cover, ...photographs].filter((one) => one !== null);
  // A cover that is a photograph too is offered once, as the photograph, which has a credit.
  const best = new Map(all.map((one) => [one.original, one]));
  return [...new Set(all.map(({ original }) => original))].flatMap((original) => best.get(original) ?? []);
}

/** What the build and the visitor's browser need to make the files: the same for both languages. */
export function pressPicturesOf(edition: Edition, data: FestivalData): PressPictures {
  const urls = bothUrls((lang) => pressDeskPath(lang, edition.year));
  return {
    archive: `${identity.slug}-${edition.year}-${fileName([translator('fr')('press.title')])}`,
    credits: [
      `${identity.name} ${edition.year}`,
      ...langs.flatMap((lang) => ['', translator(lang)('press.policy.pictures'), urls[lang]]),
    ].join('\n'),
    missing: langs.map((lang) => translator(lang)('press.zip.missing')).join('\n'),
    pictures: offeredPictures(edition, data).map(({ picture: _, ...rest }) => rest),
  };
}

export function photographsOf(
  edition: Edition,
  data: FestivalData,
): { photo: Photo; event: FestivalEvent }[] {
  return eventsOfEdition(edition, { events: data.events, withdrawn: [] }).flatMap((event) =>
    event.photos.map((photo) => ({ photo, event })),
  );
}

/** Null for a picture that could not be downloaded, and for a drawing: a logo is no press picture. */
function offered(
  sources: readonly string[],
  { label, pages }: LabelledPicture,
  edition: Edition,
  data: FestivalData,
): OfferedPicture | null {
  const picture = pictureView({ sources: [...sources] }, data);
  const file = sources.map((source) => data.media[source]).find((one) => one?.hash === picture?.hash);
  if (picture?.kind !== 'raster' || !file) return null;
  const original = `${file.hash}.${file.extension}`;
  const name = fileName([
    identity.slug,
    String(edition.year),
    plainText(label.headline, 'fr'),
    label.credit ?? '',
  ]);
  const digest = digestOf([original, label]).slice(0, 16);
  return {
    path: `/media/press/${digest}/${name}.jpg`,
    original,
    bytes: file.extension === 'jpg' ? file.bytes + labelBytes(label) : null,
    width: picture.width,
    height: picture.height,
    label,
    pages,
    credits: creditsText(`${name}.jpg`, label, pages),
    picture,
  };
}

/** Bytes that the label adds to a file that had none. */
const labelBytes = (label: PictureLabel): number =>
  new TextEncoder().encode(xmpOf(label)).length + iptcOf(label).length;

/** Letters of a file's name: longer ones are cut by some systems. */
const MAX_NAME_LENGTH = 100;

/** A name that says what the file is, in letters that every system and every mail keeps. */
function fileName(parts: readonly string[]): string {
  const words = fold(parts.join(' ')).replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_NAME_LENGTH).replace(/^-+|-+$/g, '') || 'picture';
}
