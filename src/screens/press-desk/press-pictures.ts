import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import type { Lang, Localised } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { iptcOf } from '../../domain/press/iptc.ts';
import { type PictureLabel, xmpOf } from '../../domain/press/picture-label.ts';
import { fold } from '../../domain/text/fold.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import { inLanguage, translator } from '../../i18n/translate.ts';
import { defaultLang, langs } from '../../domain/model/languages.ts';
import { pressDeskPath } from '../../i18n/paths.ts';
import { identity } from '../../site/identity.ts';
import { digestOf } from '../../content/digest.ts';
import type { FestivalData } from '../../content/festival.ts';
import { mediaName } from '../../content/media-urls.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import {
  pageUrls,
  coverLabel,
  type LabelledPicture,
  photoLabel,
  type PressPicture,
  type PressPictures,
} from './picture-labels.ts';

interface OfferedPicture extends PressPicture {
  picture: PictureView;
}

/** The rule **Press pictures**: the edition's own picture, then the photographs that the back end gives the press. */
export function offeredPictures(edition: Edition, data: FestivalData): OfferedPicture[] {
  const cover = edition.image && offered(edition.image.sources, coverLabel(edition, data), edition, data);
  const photographs = photographsOf(edition, data)
    .filter(({ photo }) => photo.isForPress)
    .map(({ photo, event }) =>
      offered(photo.picture.sources, photoLabel(photo, event, edition, data), edition, data),
    );
  // A picture of several events, or one that is also the cover, is offered once: with a credit, if it has one anywhere.
  const drafts = new Map<string, Draft>();
  for (const one of [cover, ...photographs])
    if (one && (one.label.credit !== null || !drafts.get(one.original)?.label.credit))
      drafts.set(one.original, one);
  const names = new Set<string>();
  return Array.from(drafts.values(), (draft) => {
    const name = uniqueName(draft.name, names);
    names.add(name);
    return asFile(draft, `${name}.jpg`);
  });
}

export function pressPicturesOf(edition: Edition, data: FestivalData): PressPictures {
  const urls = pageUrls((lang) => pressDeskPath(lang, edition.year));
  return {
    archive: `${identity.slug}-${edition.year}-${fileName([translator(defaultLang)('press.title')])}`,
    credits: [
      `${identity.name} ${edition.year}`,
      ...langs.flatMap((lang) => ['', ...[edition.press.policy[lang] ?? []].flat(), urls[lang]]),
    ].join('\n'),
    missing: langs.map((lang) => translator(lang)('press.zip.missing')).join('\n'),
    pictures: offeredPictures(edition, data).map(({ picture: _, ...rest }) => rest),
  };
}

export const photographsOf = (edition: Edition, { events }: FestivalData) =>
  eventsOfEdition(edition, { events, withdrawn: [] }).flatMap((event) =>
    event.photos.map((photo) => ({ photo, event })),
  );

type Draft = Omit<OfferedPicture, 'path' | 'credits'> & { name: string };

/** Returns null for a picture that could not be downloaded, and for a drawing: a logo is not a press picture. */
function offered(
  sources: readonly string[],
  { label, pages }: LabelledPicture,
  edition: Edition,
  data: FestivalData,
): Draft | null {
  const picture = pictureView({ sources: [...sources] }, data);
  const file = sources.map((source) => data.media[source]).find((one) => one?.hash === picture?.hash);
  if (picture?.kind !== 'raster' || !file) return null;
  const { slug } = identity;
  return {
    name: fileName([slug, String(edition.year), plainText(label.headline, defaultLang), label.credit ?? '']),
    original: mediaName(file),
    bytes: file.extension === 'jpg' ? file.bytes + labelBytes(label) : null,
    width: picture.width,
    height: picture.height,
    label,
    pages,
    picture,
  };
}

function asFile({ name: _, ...draft }: Draft, file: string): OfferedPicture {
  const { original, label, pages } = draft;
  const digest = digestOf([original, label]).slice(0, 16);
  return { ...draft, path: `/media/press/${digest}/${file}`, credits: creditsText(file, label, pages) };
}

/** Returns a picture's section in the file of credits: its caption, credit, rights and page in each language. */
function creditsText(file: string, label: PictureLabel, pages: Record<Lang, string>): string {
  const marked = (text: Localised, lang: Lang): string | null => {
    const local = localise(text, lang);
    if (!local?.isFallback) return local?.text ?? null;
    return `${local.text} (${inLanguage(local.lang, lang)})`;
  };
  const linesIn = (lang: Lang): string[] => {
    const t = translator(lang);
    return [
      marked(label.caption, lang),
      label.credit === null ? t('press.noCredit') : t('press.credit', { credit: label.credit }),
      marked(label.rights, lang) ?? t('press.noRights'),
      label.licence,
      pages[lang],
    ].filter((line) => line !== null);
  };
  return [file, ...langs.flatMap((lang) => ['', ...linesIn(lang)])].join('\n');
}

/** Bytes that the label adds to a file that had none. */
const labelBytes = (label: PictureLabel): number =>
  new TextEncoder().encode(xmpOf(label)).length + iptcOf(label).length;

/** Longest file name: some systems cut longer ones. */
const MAX_NAME_BYTES = 120;

/** Returns a descriptive file name: Latin letters without accents, words of other scripts as they are written. */
function fileName(parts: readonly string[]): string {
  const words = parts.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map((word) => (/^[\p{Script=Latin}\p{M}\p{N}]+$/u.test(word) ? fold(word) : word.normalize('NFC')))
    .reduce((name, word) => {
      const longer = `${name}-${word}`;
      return new TextEncoder().encode(longer).length > MAX_NAME_BYTES ? name : longer;
    });
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
