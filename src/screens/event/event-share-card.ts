import { statusOf } from '../../domain/event/event-status.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { translator } from '../../i18n/translate.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventPicture } from './lists/event-card.ts';

/** Type, dates and place of an event, for the card of its page. A status says first what it changes (**Status**). */
export function eventShareCard(event: FestivalEvent, data: FestivalData, lang: Lang): CardFacts {
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  const place = event.placeId === null ? undefined : data.by.place.get(event.placeId);
  const status = statusOf(event);
  const words = [
    status && translator(lang)(`event.${status}`),
    type && localise(type.title, lang)?.text,
  ].filter(Boolean);
  return {
    ...(words.length > 0 && { kicker: words.join(' · ') }),
    lines: [formatWhen(event.time, lang, null), place && plainText(place.name, lang)],
    className: type ? `type-${type.id}` : `edition-${event.editionId ?? data.current.id}`,
    picture: eventPicture(event, data),
  };
}
