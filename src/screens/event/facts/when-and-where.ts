import { formatWhen } from '../../../domain/time/format-when.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { EventTime, FestivalEvent } from '../../../domain/model/event.ts';
import { placeName } from '../../../domain/place/places.ts';
import { translator } from '../../../i18n/translate.ts';
import type { FestivalData } from '../../../content/festival.ts';

/** When an event takes place, on one line, or the text for an unknown date. @param pageYear as in `formatWhen`. */
export function whenOrUndated(time: EventTime | null, lang: Lang, pageYear: number | null): string {
  return formatWhen(time, lang, pageYear) ?? translator(lang)('event.undated');
}

/** The same among events of its edition, whose year is not repeated. */
export function whenInEdition(
  { time, editionId }: Pick<FestivalEvent, 'time' | 'editionId'>,
  { by }: Pick<FestivalData, 'by'>,
  lang: Lang,
): string {
  const edition = editionId === null ? undefined : by.edition.get(editionId);
  return whenOrUndated(time, lang, edition?.year ?? null);
}

/** The name of a place, or the text for an unknown one. */
export function placeOrUnknown(placeId: Id | null, { by }: Pick<FestivalData, 'by'>, lang: Lang): LocalText {
  const unknown = { text: translator(lang)('place.unknown'), lang, isFallback: false };
  return placeName(placeId, by.place, lang) ?? unknown;
}
