import { bookingOf } from '../../domain/event/booking.ts';
import { eventTime } from '../../domain/event/event-time.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang, Moment } from '../../domain/model/core.ts';
import { toMoment } from '../../domain/time/moments.ts';
import { fullName } from '../../domain/people/people.ts';
import { festival } from '../../site/festival.ts';
import { publicEnvironment } from '../../site/public-environment.ts';
import type { LiveEvent, LivePerson } from '../../stores/records.ts';

export type RecordWords = ReturnType<typeof eventWords>;

const { selfGuidedEventIds } = publicEnvironment;
const types = new Map([[festival.ticketedEventTypeId, { isTicketed: true }]]);

/** Returns an event's texts, in the festival's time zone. @param now the visitor's: no booking once it is over. */
export function eventWords({ dates, ...event }: LiveEvent, lang: Lang, now: Moment) {
  const moment = (text: string | null) => (text === null ? null : toMoment(text, festival.timeZone));
  const time = eventTime({
    date: moment(dates.date),
    start: moment(dates.start),
    end: moment(dates.end),
  });
  const when = formatWhen(time, lang, null);
  return {
    id: event.id,
    title: localise(event.title, lang),
    when: when === null ? null : ({ text: when, lang, isFallback: false } satisfies LocalText),
    status: event.status,
    place: localise(event.place, lang),
    /** Untrusted HTML. */
    text: localise(event.intro, lang),
    booking: bookingOf({ ...event, time, isSelfGuided: selfGuidedEventIds.includes(event.id) }, types, {
      now,
      timeZone: festival.timeZone,
    }),
  };
}

export function personWords(person: LivePerson, lang: Lang): RecordWords {
  const name = fullName(person);
  return {
    id: person.id,
    title: name ? { text: name, lang, isFallback: false } : null,
    when: null,
    status: null,
    place: null,
    text: localise(person.biography, lang),
    booking: null,
  };
}
