import { dayRangeOf } from '../../domain/event/event-days.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Activity, FestivalEvent } from '../../domain/model/event.ts';
import { fullName } from '../../domain/people/people.ts';
import type { ActivityDetails, MapDetails } from './model.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { mediaPath } from '../../components/picture/picture-paths.ts';
import { eventEntry } from '../event/lists/event-card.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { mapEvents } from './map-view.ts';
import { pictureView } from '../../components/picture/picture-view.ts';

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

/** Details of the events on the map, and the kinds of activity they can be filtered by. */
export async function mapDetails(lang: Lang): Promise<MapDetails> {
  const data = await festivalData();
  const events = mapEvents(data);
  const kindIds = new Set(events.flatMap((event) => kindsOf(event)));
  return {
    events: events.map((event) => ({
      ...entryOf(event, data, lang),
      days: event.time && dayRangeOf(event.time),
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

/** A file of them all: without what a panel does not show. */
function entryOf(event: FestivalEvent, data: FestivalData, lang: Lang) {
  const { id, href, title, status, opens, when } = eventEntry(event, data, lang);
  return { id, href, title, status, opens, when };
}

/** A panel is short: more than a few activities are for the event's own page. */
const MOST_ACTIVITIES = 6;

function kindsOf(event: FestivalEvent): Id[] {
  return [...new Set(event.activities.flatMap(({ kind }) => kind?.id ?? []))];
}
