import { absoluteUrl, buildMoment } from '../../../site/build-environment.ts';
import { endOfEvent } from '../../../domain/event/event-days.ts';
import { takesPlace } from '../../../domain/event/event-status.ts';
import type { Instant, Lang, Moment, FestivalEvent } from '../../../domain/model/core.ts';
import type { Edition } from '../../../domain/model/festival.ts';
import { eventCalendarPath, programmeCalendarPath, reminderPath } from '../../../i18n/paths.ts';
import { festival } from '../../../site/festival.ts';

/** Links that add an event, or a programme, to the visitor's own calendar. */
export interface CalendarLinksView {
  href: string;
  /** `webcal:` address for calendar applications to subscribe to; null if nothing will change any more. */
  subscribeHref: string | null;
  /** Instant at which the last event is over and the links are hidden; null if they stay. */
  until: Instant | null;
}

/** Returns the calendar links of an event; null if it has no date, or is over, cancelled or postponed. */
export function eventCalendarLinks(event: FestivalEvent, lang: Lang, now: Moment = buildMoment) {
  const until = event.time && endOfEvent(event.time, festival.timeZone);
  if (until === null || until <= now.instant || !takesPlace(event)) return null;
  return { href: eventCalendarPath(lang, event.id), subscribeHref: null, until };
}

/** Returns a programme's links; null if it has no dates. @param isOver no link to subscribe, since it cannot change. */
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
 * Returns links to the calendar of some events, such as those of a place or a person; null once all of them are over.
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

/** Returns the `webcal:` address of a file: calendar applications open it and check it for changes. */
const subscribeHref = (path: string): string => absoluteUrl(path).replace(/^https?/, 'webcal');

/** Returns ways to follow a calendar: its address, and links that open it in the visitor's calendar application. */
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
