import { childrenOf } from '../../../domain/event/events.ts';
import { dateBadge, type DateBadge } from '../../../domain/time/format-dates.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { Day, Id, Lang } from '../../../domain/model/common.ts';
import type { EventStatus, FestivalEvent } from '../../../domain/model/event.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { type BookingView, bookingView } from '../facts/booking.ts';
import { type CalendarLinksView, eventCalendarLinks } from '../facts/calendar-links.ts';
import { type ActivityView, activityView } from '../event-activity.ts';
import { eventHref, titleOrUntitled } from './event-card.ts';
import { placeLink, type PlaceLinkView } from '../facts/event-facts.ts';
import { whenOrUndated } from '../facts/when-and-where.ts';

/** The day of an event, for a date badge. */
export interface BadgeView extends DateBadge {
  day: Day;
}

/** A child event, with its own children. */
export interface ChildView {
  id: Id;
  href: string;
  className: string;
  title: LocalText;
  badge: BadgeView | null;
  when: string;
  status: EventStatus | null;
  place: PlaceLinkView;
  activities: ActivityView[];
  booking: BookingView | null;
  calendarLinks: CalendarLinksView | null;
  children: ChildView[];
}

/** Null for an event without a date. */
export function badgeView({ time }: FestivalEvent, lang: Lang): BadgeView | null {
  return time && { day: time.firstDay, ...dateBadge(time.firstDay, lang) };
}

/** Children and their children, each event once on the page. @param listedIds events that are on the page already. */
export function childViews(
  event: FestivalEvent,
  data: FestivalData,
  lang: Lang,
  listedIds = new Set<Id>([event.id]),
): ChildView[] {
  const children = childrenOf(event, data.by.event).filter(({ id }) => !listedIds.has(id));
  for (const { id } of children) listedIds.add(id);
  return children.map((child) => ({
    id: child.id,
    href: eventHref(child.id, data, lang),
    className: child.typeId === null ? '' : `type-${child.typeId}`,
    title: titleOrUntitled(child, lang),
    badge: badgeView(child, lang),
    when: whenOrUndated(child.time, lang),
    status: child.status,
    place: placeLink(child.placeId, data, lang),
    activities: child.activities.map((activity) => activityView(activity, child.time, data, lang)),
    booking: bookingView(child, data, lang),
    calendarLinks: eventCalendarLinks(child, lang),
    children: childViews(child, data, lang, listedIds),
  }));
}
