import { childrenOf } from '../../../domain/event/events.ts';
import type { Id, Lang, FestivalEvent } from '../../../domain/model/core.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { type BookingView, bookingView, placeLink, type PlaceLinkView } from '../facts/event-facts.ts';
import { type CalendarLinksView, eventCalendarLinks } from '../facts/calendar-links.ts';
import { type ActivityView, activityView } from '../event-activity.ts';
import { eventEntry, type EventEntryView } from './event-head.ts';

export interface ChildView extends Omit<EventEntryView, 'place'> {
  place: PlaceLinkView;
  activities: ActivityView[];
  booking: BookingView | null;
  calendarLinks: CalendarLinksView | null;
  children: ChildView[];
}

/** Returns children and their children, each event once per page. @param listedIds events already on the page. */
export function childViews(
  event: FestivalEvent,
  data: FestivalData,
  lang: Lang,
  listedIds = new Set<Id>([event.id]),
): ChildView[] {
  const children = childrenOf(event, data.by.event).filter(({ id }) => !listedIds.has(id));
  for (const { id } of children) listedIds.add(id);
  return children.map((child) => ({
    ...eventEntry(child, data, lang),
    place: placeLink(child.placeId, data, lang),
    activities: child.activities.map((activity) => activityView(activity, child.time, data, lang)),
    booking: bookingView(child, data, lang),
    calendarLinks: eventCalendarLinks(child, lang),
    children: childViews(child, data, lang, listedIds),
  }));
}
