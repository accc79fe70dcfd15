import { endOfEvent } from '../../domain/event/event-time.ts';
import { takesPlace } from '../../domain/event/event-status.ts';
import type { LocalText } from '../../domain/text/localise.ts';
import type { Instant, Lang, Moment } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { eventCalendarPath, programmeCalendarPath } from '../../i18n/paths.ts';
import { buildMoment } from '../../site/build-clock.ts';
import { environment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { titleOrUntitled } from './event-card.ts';

/** Links that add an event, or a programme, to the visitor's own calendar. */
export interface CalendarLinksView {
  /** Address of the file. */
  href: string;
  /** The same for calendar applications to subscribe to (`webcal:`); null if nothing will change any more. */
  subscribeHref: string | null;
  /** Title of the event; null for a whole programme. */
  title: LocalText | null;
  /** When the event is over and the links are hidden. */
  until: Instant | null;
}

/** Null for an event without a date, and for one that is over, cancelled or postponed. */
export function eventCalendarLinks(
  event: FestivalEvent,
  lang: Lang,
  now: Moment = buildMoment,
): CalendarLinksView | null {
  const until = event.time && endOfEvent(event.time, festival.timeZone);
  if (until === null || until <= now.instant || !takesPlace(event)) return null;
  const title = titleOrUntitled(event, lang);
  return { href: eventCalendarPath(lang, event.id), subscribeHref: null, title, until };
}

/** Null for a programme without any date. @param isOver the programme will not change: no link to subscribe. */
export function programmeCalendarLinks(
  { year }: Pick<Edition, 'year'>,
  events: readonly Pick<FestivalEvent, 'time'>[],
  isOver: boolean,
  lang: Lang,
): CalendarLinksView | null {
  if (!events.some(({ time }) => time)) return null;
  const href = programmeCalendarPath(lang, year);
  const subscribeHref = new URL(href, environment.SITE_URL).href.replace(/^https?/, 'webcal');
  return { href, subscribeHref: isOver ? null : subscribeHref, title: null, until: null };
}
