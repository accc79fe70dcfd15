import { absoluteUrl, buildMoment } from '../../../site/build-environment.ts';
import { endOfEvent } from '../../../domain/event/event-time.ts';
import { takesPlace } from '../../../domain/event/event-status.ts';
import type { Instant, Lang, Moment, FestivalEvent } from '../../../domain/model/core.ts';
import type { Edition } from '../../../domain/model/festival.ts';
import { eventCalendarPath, programmeCalendarPath, reminderPath } from '../../../i18n/paths.ts';
import { festival } from '../../../site/festival.ts';

/** Links that add an event, or a programme, to the visitor's own calendar. */
export interface CalendarLinksView {
  /** Address of the file. */
  href: string;
  /** The same for calendar applications to subscribe to (`webcal:`); null if nothing will change any more. */
  subscribeHref: string | null;
  /** When all is over and the links are hidden. */
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
  return { href: eventCalendarPath(lang, event.id), subscribeHref: null, until };
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
  return { href, subscribeHref: isOver ? null : subscribeHref(href), until: null };
}

/**
 * The calendar of some events, of a place or a person for instance, until the last of them is over; null when it is.
 * @param href path of the file.
 */
export function followingCalendarLinks(
  href: string,
  events: readonly Pick<FestivalEvent, 'time'>[],
  now: Moment = buildMoment,
): CalendarLinksView | null {
  const until = events
    .flatMap(({ time }) => (time ? endOfEvent(time, festival.timeZone) : []))
    .sort()
    .at(-1);
  if (until === undefined || until <= now.instant) return null;
  return { href, subscribeHref: subscribeHref(href), until };
}

/** The address of a file for calendar applications, which open `webcal:` by themselves and come back for changes. */
const subscribeHref = (path: string): string => absoluteUrl(path).replace(/^https?/, 'webcal');

/** Ways to follow a calendar: its address, and links that open it where the visitor has theirs. */
export function waysToFollow(path: string) {
  const address = absoluteUrl(path);
  const webcal = subscribeHref(path);
  return {
    address,
    webcal,
    withReminders: subscribeHref(reminderPath(path)),
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}`,
  };
}
