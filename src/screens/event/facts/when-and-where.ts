import { formatWhen } from '../../../domain/time/format-when.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { EventTime } from '../../../domain/model/event.ts';
import { placeName } from '../../../domain/place/places.ts';
import { translator } from '../../../i18n/translate.ts';
import type { FestivalData } from '../../../content/festival.ts';

/** When an event takes place, on one line, or the text for an unknown date. @param pageYear as in `formatWhen`. */
export function whenOrUndated(time: EventTime | null, lang: Lang, pageYear: number | null): string {
  return formatWhen(time, lang, pageYear) ?? translator(lang)('event.undated');
}

/** The name of a place, or the text for an unknown one. */
export function placeOrUnknown(placeId: Id | null, { by }: Pick<FestivalData, 'by'>, lang: Lang): LocalText {
  const unknown = { text: translator(lang)('place.unknown'), lang, isFallback: false };
  return placeName(placeId, by.place, lang) ?? unknown;
}
