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

/** How an event, or a programme, gets into a visitor's own calendar. */
export interface CalendarLinksView {
  /** The file, over the web. */
  href: string;
  /** The same for calendar applications to come back to (`webcal:`); null where nothing will change any more. */
  subscribeHref: string | null;
  /** The event it is about; null for a whole programme, which its page is about. */
  title: LocalText | null;
  /** When there is nothing left to add. */
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

/** Null for a programme without a date. @param isOver nothing of it will change: there is nothing to subscribe to. */
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
