import { formatClock, formatProgrammeTime } from '../../../domain/time/clock-style.ts';
import { dateBadge, formatDay } from '../../../domain/time/format-dates.ts';
import { dayRangeOf, isMultiDay, onlyDayOf } from '../../../domain/event/event-days.ts';
import { hourOf, upcomingVernissage } from '../../../domain/event/event-time.ts';
import { openingWordsOf } from '../../../domain/event/opening-hours/event-hours.ts';
import { type LocalText, localise } from '../../../domain/text/localise.ts';
import type {
  Day,
  Lang,
  EventTime,
  FestivalEvent,
  Activity,
  ActivityKind,
  EventType,
} from '../../../domain/model/core.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import { buildMoment } from '../../../site/build-environment.ts';
import { festival } from '../../../site/festival.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { bookingView } from '../facts/event-facts.ts';
import { eventHead, placeOrUnknown, titleOrUntitled } from '../lists/event-head.ts';
import { closedDays, opensInList } from '../status/event-openness.ts';
import { includesFolded } from '../../../domain/text/fold.ts';
import { groupByRole, namesOf, type RoleGroup } from '../../../domain/people/people.ts';

/** An event as one row of a list: the programme, a day, the agenda. */
export type EventRowView = ReturnType<typeof eventRowView>;

const ACTIVITIES_SHOWN = 6;

/**
 * Returns the row at the time of the build; the visitor's clock refines it (**Visitor's now**).
 * @param formatHour the programme has a style of hours of its own (**Clock style**).
 */
export function eventRowView(
  event: FestivalEvent,
  data: FestivalData,
  lang: Lang,
  formatHour: typeof formatClock = formatProgrammeTime,
) {
  const { time, placeId } = event;
  const lines = activityLines(event, data, lang);
  return {
    ...eventHead(event, data, lang),
    /** For the filters; null for an event without a date. */
    days: time && dayRangeOf(time),
    closedDays: closedDays(event, data),
    when: time && rowTime(time, lang, formatHour),
    /** For the visitor's clock (`opennessText`); an event of one day omits the day it is listed under. */
    opens: opensInList(event, data, { day: onlyDayOf(time) }),
    /** Shown instead of the opening hours until the vernissage is past (**Vernissage first**). */
    vernissage: vernissageView(event, lang),
    ...openingWordsOf(event, lang),
    place: {
      name: placeOrUnknown(placeId, data, lang),
      href: placeId === null || !data.by.place.has(placeId) ? null : pagePath(lang, 'map', placeId),
    },
    activities: lines.slice(0, ACTIVITIES_SHOWN),
    moreActivities: Math.max(0, lines.length - ACTIVITIES_SHOWN),
    externalUrl: event.externalUrl,
    booking: bookingView(event, data, lang),
  };
}

/** Returns the first and last day of an event of several days, and the hour it begins, if known: "18H30". */
function rowTime(time: EventTime, lang: Lang, formatHour: typeof formatClock) {
  const { first, last } = dayRangeOf(time);
  const days = isMultiDay(time) ? { from: shortDay(first, lang), to: shortDay(last, lang) } : null;
  const begins = hourOf(time);
  const hour = begins && formatHour(begins, lang);
  return days || hour ? { days, hour } : null;
}

/** "9 oct.", with a non-breaking space. */
function shortDay(day: Day, lang: Lang): string {
  const { date, month } = dateBadge(day, lang);
  return `${date}\u00a0${month}`;
}

function vernissageView(event: FestivalEvent, lang: Lang) {
  const upcoming = upcomingVernissage(event, buildMoment, festival.timeZone);
  if (!upcoming) return null;
  const { day, time, until } = upcoming;
  const t = translator(lang);
  const words = { day: formatDay(day, lang) };
  const text =
    time === null
      ? t('row.vernissage', words)
      : t('row.vernissageAt', { ...words, time: formatClock(time, lang) });
  return { text, until };
}

const NAMES_SHOWN = 3;

/** Returns one line for each activity with a title, or a single line if there is none. */
function activityLines(event: FestivalEvent, { by }: Pick<FestivalData, 'by'>, lang: Lang) {
  const type = by.eventType.get(event.typeId);
  const lines = event.activities.flatMap((activity) => {
    const title = localise(activity.title, lang);
    return title ? [{ title, ...lineOf(activity, type, by, lang) }] : [];
  });
  if (lines.length > 0) return lines;
  const [untitled = { kind: null, participants: [] }] = event.activities;
  return [{ title: titleOrUntitled(event, lang), ...lineOf(untitled, type, by, lang) }];
}

function lineOf(
  { kind, participants }: Pick<Activity, 'kind' | 'participants'>,
  type: EventType | undefined,
  by: FestivalData['by'],
  lang: Lang,
) {
  const groups = groupByRole(participants, by.role, lang);
  const isCurators = ({ role }: RoleGroup): boolean =>
    role?.isCurator === true && type?.namesCurator === true;
  const makers = groups.filter((group) => !isCurators(group)).flatMap(({ personIds }) => personIds);
  const names = namesOf([...new Set(makers)], by.person);
  const curators = groups.find(isCurators);
  const role = curators?.role && localise(curators.role.title, lang);
  return {
    labels: labelsOf(kind, type, lang),
    /** The first few participants, artists first. */
    names: names.slice(0, NAMES_SHOWN),
    more: Math.max(0, names.length - NAMES_SHOWN),
    /** Null unless the type names its curators (**Commissioned by**). */
    curators: curators && role ? { role, names: namesOf(curators.personIds, by.person) } : null,
  };
}

/** Returns the event's type and the activity's kind; only the kind if they overlap: "Expositions", "Exposition". */
function labelsOf(kind: ActivityKind | null, type: EventType | undefined, lang: Lang): LocalText[] {
  const own = kind && localise(kind.title, lang);
  const general = type ? localise(type.title, lang) : null;
  const isSame =
    own && general && (includesFolded(general.text, own.text) || includesFolded(own.text, general.text));
  return [isSame ? null : general, own].filter((label) => label !== null);
}
