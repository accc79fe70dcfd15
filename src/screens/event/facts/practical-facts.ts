import { formatDayIn } from '../../../domain/time/format-dates.ts';
import { yearOf } from '../../../domain/event/event-days.ts';
import { previousStartOf } from '../../../domain/programme/changes.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import { spokenName } from '../../../domain/text/languages.ts';
import type { FestivalEvent, Price, Lang } from '../../../domain/model/core.ts';
import { translator } from '../../../i18n/translate.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';

/** Facts that a back end may leave out; each null if unknown. */
export interface PracticalView {
  price: LocalText | null;
  /** "arabe, français, langue des signes française". */
  languages: string | null;
  capacity: string | null;
  /** The day it was to begin, of an event that has another date now. */
  previousStart: string | null;
  /** Accessibility of its place: "Accessible en fauteuil roulant". */
  access: string[];
}

export function practicalView(
  event: FestivalEvent,
  data: Pick<FestivalData, 'by' | 'changes'>,
  lang: Lang,
): PracticalView {
  const t = translator(lang);
  const { price, languages, capacity, placeId } = event;
  const place = data.by.place.get(placeId);
  const previous = previousStartOf(event, data.changes, festival.timeZone);
  return {
    price: price && priceText(price, lang),
    languages: languageNames(languages, lang),
    capacity: capacity === null ? null : t('event.capacityText', { count: capacity }),
    previousStart: previous && formatDayIn(previous.day, lang, yearOf(event.time)),
    access: accessWords(place?.accessibility ?? [], lang),
  };
}

/** The price in words where there are any, else the amount. */
export function priceText({ words, amount }: Price, lang: Lang): LocalText | null {
  const inWords = localise(words, lang);
  if (inWords || amount === null) return inWords;
  const text =
    amount === 0
      ? translator(lang)('event.free')
      : new Intl.NumberFormat(lang, {
          style: 'currency',
          currency: festival.currency,
          currencyDisplay: 'name',
          minimumFractionDigits: 0,
        }).format(amount);
  return { text, lang, isFallback: false };
}

/** Languages by their names, in a row; null without any. */
export function languageNames(tags: readonly string[], lang: Lang): string | null {
  const names = tags.map((tag) => signName(tag, lang) ?? spokenName(tag, lang) ?? tag);
  return names.length > 0 ? names.join(', ') : null;
}

function signName(tag: string, lang: Lang): string | null {
  const t = translator(lang);
  return tag === 'fsl' || tag === 'tse' || tag === 'ase' || tag === 'bfi' ? t(`language.${tag}`) : null;
}

/** Accessibility of a place, in words. */
export const accessWords = (
  accessibility: FestivalData['places'][number]['accessibility'],
  lang: Lang,
): string[] => accessibility.map((one) => translator(lang)(`access.${one}`));
