import type { Lang, Localised, FestivalEvent, Photo } from '../../domain/model/core.ts';
import type { PictureLabel } from '../../domain/press/picture-label.ts';
import { titleOf } from '../../domain/event/events.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pressContact } from '../../domain/press/press.ts';
import { plainText } from '../../domain/text/localise.ts';
import { byLang, defaultLang, langs } from '../../domain/model/languages.ts';
import { pagePath, pressDeskPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalWords, identity } from '../../site/identity.ts';
import { type FestivalData, legalPagePath } from '../../content/festival.ts';
import { canonicalUrl } from '../../components/structured-data.ts';
import { eventHref } from '../event/lists/event-head.ts';

/** Picture for the press: a file that the build makes from the original (`scripts/astro/press-pictures.ts`). */
export interface PressPicture {
  /** Path of the file; it changes with the picture and with its label. */
  path: string;
  /** Name of the original among the media. */
  original: string;
  /** Approximate size of the file; null if it has to be encoded. */
  bytes: number | null;
  /** Pixels. */
  width: number;
  height: number;
  label: PictureLabel;
  pages: Record<Lang, string>;
  /** Section about the picture in the file of credits, in every language. */
  credits: string;
}

export interface PressPictures {
  /** Name of the ZIP that the visitor's browser makes, without extension. */
  archive: string;
  /** First lines of the file of credits. */
  credits: string;
  /** Heading above the names of pictures that are missing from a ZIP. */
  missing: string;
  pictures: PressPicture[];
}

export type LabelledPicture = Pick<PressPicture, 'label' | 'pages'>;

/** Returns the label of the edition's own picture, whose author the back end does not name. */
export function coverLabel(edition: Edition, data: FestivalData): LabelledPicture {
  const title = inEach([edition.title], (lang) => editionTitle(edition, lang));
  return {
    label: {
      ...ofFestival(edition, data),
      headline: title,
      caption: inEach(
        [edition.title],
        (lang) => `${editionTitle(edition, lang)}. ${translator(lang)('press.pictureOfEdition')}.`,
      ),
      alternative: {},
      creators: [],
      credit: null,
      date: null,
      rights: {},
      licence: null,
      event: {},
      page: canonicalUrl(pagePath(defaultLang, 'edition', edition.year)),
    },
    pages: pageUrls((lang) => pagePath(lang, 'edition', edition.year)),
  };
}

export function photoLabel(
  { title, description, credits, photographer, takenOn, rights, licence }: Photo,
  event: FestivalEvent,
  edition: Edition,
  data: FestivalData,
): LabelledPicture {
  const eventName = titleOf(event) ?? {};
  const place = data.by.place.get(event.placeId);
  const captionIn = (lang: Lang): string => {
    const where = [
      plainText(eventName, lang),
      place ? plainText(place.name, lang) : '',
      `${identity.name} ${edition.year}`,
    ];
    const sentence = where.filter(Boolean).join(', ');
    return [plainText(title, lang).replace(/\.$/, ''), sentence].filter(Boolean).join('. ').concat('.');
  };
  return {
    label: {
      ...ofFestival(edition, data),
      headline: isEmpty(title) ? eventName : title,
      caption: inEach([title, eventName], captionIn),
      alternative: description,
      creators: photographer === null ? credits : [photographer],
      credit: credits.length > 0 ? credits.join(', ') : null,
      date: takenOn,
      rights,
      licence,
      event: eventName,
      page: canonicalUrl(eventHref(event.id, data, defaultLang)),
    },
    pages: pageUrls((lang) => eventHref(event.id, data, lang)),
  };
}

function ofFestival(edition: Edition, data: FestivalData) {
  const { year } = edition;
  const legal = legalPagePath(data, defaultLang);
  return {
    rightsUrl: legal && canonicalUrl(legal),
    licensor: {
      name: identity.name,
      email: pressContact(edition, data.current)?.email ?? null,
      url: canonicalUrl(pressDeskPath(defaultLang, year)),
    },
    source: `${identity.name} ${year}`,
    city: festivalWords?.city[defaultLang] ?? null,
    countryCode: festivalWords?.country ?? null,
  };
}

function editionTitle({ year, title }: Edition, lang: Lang): string {
  const slogan = plainText(title, lang);
  return slogan ? `${identity.name} ${year}, ${slogan}` : `${identity.name} ${year}`;
}

const isEmpty = (text: Localised): boolean => Object.keys(text).length === 0;

/** Returns a text made of others, in the languages that all non-empty parts have, or else in the default language. */
function inEach(parts: readonly Localised[], textIn: (lang: Lang) => string): Localised {
  const written = langs.filter((lang) => parts.every((part) => isEmpty(part) || part[lang]));
  const languages = written.length > 0 ? written : [defaultLang];
  return Object.fromEntries(languages.map((lang) => [lang, textIn(lang)]));
}

export const pageUrls = (path: (lang: Lang) => string): Record<Lang, string> =>
  byLang((lang) => canonicalUrl(path(lang)));
