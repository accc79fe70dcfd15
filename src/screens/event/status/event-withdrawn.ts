import { formatFullDay } from '../../../domain/time/format-dates.ts';
import type { Lang } from '../../../domain/model/common.ts';
import type { WithdrawnEvent } from '../../../domain/model/event.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import { programmePath } from '../../../i18n/paths.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { editionOfEachYear } from '../../../content/withdrawn-editions.ts';

/** The notice on the page of an event that is no longer in the programme. */
export interface WithdrawnView {
  /** "samedi 12 octobre 2024": the day of the first pull without it. */
  since: string;
  /** The programme it belonged to; null if that has no page. */
  programme: { year: number; href: string } | null;
}

export function withdrawnView(event: WithdrawnEvent, data: FestivalData, lang: Lang): WithdrawnView {
  const day = dayOf(event.withdrawnAt, festival.timeZone);
  const year = editionOfEachYear(data).find(({ edition }) => edition.id === event.editionId)?.edition.year;
  return {
    since: formatFullDay(day, lang),
    programme: year === undefined ? null : { year, href: programmePath(lang, year) },
  };
}

/** The event without tickets and registration, as its page still shows it. */
export function withoutBooking(event: WithdrawnEvent): WithdrawnEvent {
  return { ...event, ticketUrl: null, externalUrl: null, takesRegistration: false };
}
