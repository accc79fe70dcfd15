import { formatLongDate, formatFullDay } from '../../../domain/time/format-dates.ts';
import { changesShown, latestNewsOf } from '../../../domain/programme/changes.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import type { FestivalEvent, Lang, WithdrawnEvent } from '../../../domain/model/core.ts';
import { changeOfEventHref, programmePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
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
