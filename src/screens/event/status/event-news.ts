import { formatLongDate, formatFullDay, formatDayIn } from '../../../domain/time/format-dates.ts';
import { changesShown, latestNewsOf, previousStartOf } from '../../../domain/programme/changes.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import { later } from '../../../domain/time/days.ts';
import { endOfDay } from '../../../domain/time/moments.ts';
import { endOfEvent, yearOf } from '../../../domain/event/event-days.ts';
import { takesPlace } from '../../../domain/event/event-status.ts';
import type { FestivalEvent, Lang, WithdrawnEvent } from '../../../domain/model/core.ts';
import { changeOfEventHref, programmePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';

/**
 * Returns the latest news of an event that was moved, cancelled, postponed or resumed: "Déplacé le 3 octobre 2024",
 * with a link to the change if the page of changes still shows it. Null if there is none.
 */
export function eventNews(
  { id }: Pick<FestivalEvent, 'id'>,
  { changes }: Pick<FestivalData, 'changes'>,
  lang: Lang,
) {
  const news = latestNewsOf(id, changes);
  if (!news) return null;
  const t = translator(lang);
  const date = formatLongDate(dayOf(news.pulledAt, festival.timeZone), lang);
  return {
    text: t('changes.on', { what: t(`changes.word.${news.kind}`), date }),
    href: changesShown(changes).includes(news) ? changeOfEventHref(lang, id) : null,
  };
}

/**
 * Returns the notice on the page of an event that was moved to another day (**Status**), until the event and its former
 * day are over. Null also for an event that is cancelled or postponed: its notice says more.
 */
export function movedView(event: FestivalEvent, { changes }: Pick<FestivalData, 'changes'>, lang: Lang) {
  const former = previousStartOf(event, changes, festival.timeZone);
  if (!former || !takesPlace(event)) return null;
  const ends = event.time ? endOfEvent(event.time, festival.timeZone) : '';
  const until = later(endOfDay(former.day, festival.timeZone), ends);
  if (until <= buildMoment.instant) return null;
  const day = formatDayIn(former.day, lang, yearOf(event.time));
  return { text: translator(lang)('event.movedText', { day }), until };
}

/** Returns the notice on the page of an event that is no longer in the programme. */
export function withdrawnView(event: WithdrawnEvent, data: FestivalData, lang: Lang) {
  const day = dayOf(event.withdrawnAt, festival.timeZone);
  const year = editionOfEachYear(data).find(({ edition }) => edition.id === event.editionId)?.edition.year;
  return {
    /** "samedi 12 octobre 2024": the day of the first pull without the event. */
    since: formatFullDay(day, lang),
    /** The programme to which the event belonged; null if that programme has no page. */
    programme: year === undefined ? null : { year, href: programmePath(lang, year) },
  };
}

/** Returns a withdrawn event without tickets and registration, as its page still shows it. */
export function withoutBooking(event: WithdrawnEvent): WithdrawnEvent {
  return { ...event, ticketUrl: null, externalUrl: null, takesRegistration: false };
}
