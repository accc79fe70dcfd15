import { type Booking, bookingOf } from '../../../domain/event/booking.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang, Moment } from '../../../domain/model/common.ts';
import type { FestivalEvent } from '../../../domain/model/event.ts';
import { buildMoment } from '../../../site/build-clock.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { titleOrUntitled } from '../lists/event-head.ts';

/** A booking with the title of its event, for the accessible name of its control: a page may have thirty. */
export type BookingView = Booking & { eventId: Id; title: LocalText };

/** @param now an event that is over then has no booking; one that ends later is hidden by the visitor's clock. */
export function bookingView(
  event: FestivalEvent,
  { by }: Pick<FestivalData, 'by'>,
  lang: Lang,
  now: Moment = buildMoment,
): BookingView | null {
  const booking = bookingOf(event, by.eventType, { now, timeZone: festival.timeZone });
  return booking && { ...booking, eventId: event.id, title: titleOrUntitled(event, lang) };
}
