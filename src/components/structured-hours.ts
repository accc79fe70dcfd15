import type { DayHours, OpeningSpan } from '../domain/event/opening-hours/opening-hours.ts';
import type { VenueSchedule } from '../domain/place/venue-hours.ts';
import type { StructuredData } from './structured-data.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const HOUR = 60;
const DAY = 24 * HOUR;
const two = (count: number): string => String(count).padStart(2, '0');

/** Search engines read this as closed all day. */
const CLOSED = { opens: 0, closes: 0 };

/** A day that ends at midnight ends a minute before it, since “00:00” is where it begins. */
function clock(minutes: number): string {
  const ofDay = minutes === DAY ? DAY - 1 : minutes % DAY;
  return `${two(Math.floor(ofDay / HOUR))}:${two(ofDay % HOUR)}`;
}

const specification = ({ opens, closes }: OpeningSpan, more: StructuredData): StructuredData => ({
  '@type': 'OpeningHoursSpecification',
  ...more,
  opens: clock(opens),
  closes: clock(closes),
});

const spansOf = (hours: DayHours | undefined): readonly OpeningSpan[] =>
  typeof hours === 'string' ? [] : (hours ?? []);

/** The days of the week that have a span, for each span. */
function weekOf({ hours: { week }, isOwn, days }: VenueSchedule<unknown>): StructuredData[] {
  const spans = new Map(week.flatMap((hours) => spansOf(hours)).map((span) => [JSON.stringify(span), span]));
  return [...spans].map(([key, span]) =>
    specification(span, {
      dayOfWeek: DAYS.filter((_, index) => spansOf(week[index]).some((one) => JSON.stringify(one) === key)),
      ...(!isOwn && days && { validFrom: days.first, validThrough: days.last }),
    }),
  );
}

function exceptionsOf({ exceptions }: VenueSchedule<unknown>): StructuredData[] {
  return exceptions
    .filter(({ hours }) => typeof hours !== 'string')
    .flatMap(({ day, hours }) => {
      const spans = spansOf(hours);
      return (spans.length > 0 ? spans : [CLOSED]).map((span) =>
        specification(span, { validFrom: day, validThrough: day }),
      );
    });
}

/** When a venue is open, for search engines: its own hours, else those of what is on there. Only what is certain. */
export function structuredHours(schedules: readonly VenueSchedule<unknown>[]): StructuredData {
  const own = schedules.filter(({ isOwn }) => isOwn);
  const shown = own.length > 0 ? own : schedules;
  const [usual, special] = [shown.flatMap(weekOf), shown.flatMap(exceptionsOf)];
  return {
    openingHoursSpecification: usual.length > 0 ? usual : undefined,
    specialOpeningHoursSpecification: usual.length > 0 && special.length > 0 ? special : undefined,
  };
}
