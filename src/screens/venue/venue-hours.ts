import type { DayHours } from '../../domain/event/opening-hours/opening-hours.ts';
import type { DayException, VenueSchedule } from '../../domain/place/venue-hours.ts';
import { localise } from '../../domain/text/localise.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { clockOf, formatClockRange } from '../../domain/time/clock-ranges.ts';
import { formatDay, weekdayNames } from '../../domain/time/format-dates.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import type { Lang } from '../../domain/model/core.ts';
import type { Edition, PublicHoliday } from '../../domain/model/festival.ts';
import { translator } from '../../i18n/translate.ts';
import { titleOrUntitled } from '../event/lists/event-head.ts';

/** Length of a day in minutes. */
const DAY = 24 * 60;

function hoursText(hours: DayHours, lang: Lang): string {
  const t = translator(lang);
  if (hours === 'hours-unknown') return t('hours.unknown');
  if (hours === 'by-appointment') return t('hours.byAppointment');
  if (hours.length === 0) return t('hours.closed');
  return hours
    .map(({ opens, closes }) =>
      closes - opens === DAY ? t('hours.allDay') : formatClockRange(clockOf(opens), clockOf(closes), lang),
    )
    .join(', ');
}

function hoursRow(name: string, hours: DayHours, lang: Lang) {
  return { name, day: null, occasion: null, hours: hoursText(hours, lang), isClosed: hours.length === 0 };
}

/** Returns the row of an exceptional day by its date, with the name of the public holiday, if any. */
function exceptionRow({ day, hours, from }: DayException, holidays: readonly PublicHoliday[], lang: Lang) {
  const holiday = holidays.find((one) => one.day === day);
  const occasion = holiday ? localise(holiday.name, lang) : null;
  const row = hoursRow(formatDay(day, lang), hours, lang);
  const fromHour = from !== undefined && translator(lang)('hours.from', { time: formatClock(from, lang) });
  return { ...row, day, occasion, ...(fromHour && { hours: fromHour }) };
}

/** @param edition edition whose year is left out of dates, and whose holidays name the exceptions. */
export function scheduleView(
  { hours, isOwn, events, days, exceptions }: VenueSchedule,
  { year, publicHolidays }: Pick<Edition, 'year' | 'publicHolidays'>,
  lang: Lang,
) {
  const names = weekdayNames(lang);
  const isAnyNamed = publicHolidays.some(({ day }) => exceptions.some((one) => one.day === day));
  const general =
    hours.holidays && !isAnyNamed ? [hoursRow(translator(lang)('hours.holidays'), hours.holidays, lang)] : [];
  return {
    /** The events with these hours; empty for the venue itself. */
    events: isOwn
      ? []
      : events.map((event) => ({
          title: titleOrUntitled(event, lang),
          when: formatWhen(event.time, lang, year),
        })),
    /** Days to which the hours apply; null if unknown. */
    days,
    /** Seven days, Monday first. */
    week: hours.week.map((ofDay, index) => hoursRow(names[index]?.long ?? '', ofDay, lang)),
    /** Days that are exceptions to the week. */
    exceptions: [...general, ...exceptions.map((one) => exceptionRow(one, publicHolidays, lang))],
  };
}
