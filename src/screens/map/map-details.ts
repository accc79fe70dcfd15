import { isMultiDay } from '../../domain/event/event-days.ts';
import { formatClock } from '../../domain/time/clock-style.ts';
import { formatDateRange, formatLongDate } from '../../domain/time/format-dates.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Activity, FestivalEvent } from '../../domain/model/event.ts';
import { fullName } from '../../domain/people/people.ts';
import type { ActivityDetails, MapDetails } from './model.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { mediaPath } from '../../components/picture/picture-paths.ts';
import { eventHref, titleOrUntitled } from '../event/lists/event-card.ts';
import { opensInList } from '../event/status/event-openness.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { mapEvents } from './view.ts';
import { pictureView } from '../../components/picture/view.ts';

function activityDetails(activity: Activity, data: FestivalData, lang: Lang): ActivityDetails[] {
  const title = localise(activity.title, lang);
  if (!title) return [];
  const picture = pictureView(activity.picture, data);
  const names = activity.participants
    .flatMap(({ personId }) => data.by.person.get(personId) ?? [])
    .map(fullName);
  return [
    {
      title,
      thumbnail: picture && mediaPath(picture, picture.kind === 'vector' ? 'svg' : 'webp', 400),
      intro: localiseHtml(activity.intro, lang),
      speakers: [...new Set(names)].filter(Boolean),
    },
  ];
}

function when({ time }: FestivalEvent, lang: Lang): string | null {
  if (!time) return null;
  if (isMultiDay(time)) return formatDateRange({ first: time.firstDay, last: time.lastDay }, lang);
  const day = formatLongDate(time.firstDay, lang);
  return time.start.time === null ? day : `${day}, ${formatClock(time.start.time, lang)}`;
}

/** Details of the events on the map, and the kinds of activity they can be filtered by. */
export async function mapDetails(lang: Lang): Promise<MapDetails> {
  const data = await festivalData();
  const events = mapEvents(data);
  const kindIds = new Set(events.flatMap((event) => kindsOf(event)));
  return {
    events: events.map((event) => ({
      id: event.id,
      href: eventHref(event.id, data, lang),
      title: titleOrUntitled(event, lang),
      when: when(event, lang),
      status: event.status,
      opens: opensInList(event, data),
      firstDay: event.time?.firstDay ?? null,
      lastDay: event.time?.lastDay ?? null,
      kindIds: kindsOf(event),
      activities: event.activities
        .slice(0, MOST_ACTIVITIES)
        .flatMap((activity) => activityDetails(activity, data, lang)),
    })),
    kinds: data.activityKinds.flatMap(({ id, title }) =>
      id !== null && kindIds.has(id) ? [{ id, title: plainText(title, lang) }] : [],
    ),
  };
}

/** A panel is short: more than a few activities are for the event's own page. */
const MOST_ACTIVITIES = 6;

function kindsOf(event: FestivalEvent): Id[] {
  return [...new Set(event.activities.flatMap(({ kind }) => kind?.id ?? []))];
}
