import { eventsOfPerson } from '../../domain/event/events.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Instant, Lang } from '../../domain/model/common.ts';
import type { EventStatus, FestivalEvent } from '../../domain/model/event.ts';
import type { Person } from '../../domain/model/festival.ts';
import { fullName } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { descriptionOf } from '../../components/text/description.ts';
import { eventHref, titleOrUntitled } from '../event/event-card.ts';
import { type BadgeView, badgeView } from '../event/event-child.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';
import {
  canonicalUrl,
  breadcrumbs,
  imageUrl,
  structuredDataGraph,
  type StructuredData,
} from '../../components/structured-data.ts';
import { citationView, type CitationView } from '../citation/citation.ts';
import { citedPerson } from './person-citation.ts';
import { videoView, type VideoView } from '../video/video.ts';
import { placeOrUnknown, whenOrUndated } from '../event/when-and-where.ts';

/** An event that the person takes part in. */
export interface PersonEventView {
  href: string;
  className: string;
  title: LocalText;
  badge: BadgeView | null;
  when: string;
  status: EventStatus | null;
  place: LocalText;
  roles: LocalText[];
  year: number | null;
}

export interface PersonView {
  id: Id;
  name: string;
  portrait: PictureView | null;
  /** Caption of the portrait, for instance its credit. */
  portraitTitle: string | null;
  biography: LocalText | null;
  videos: VideoView[];
  events: PersonEventView[];
  citation: CitationView;
  structured: StructuredData;
}

/** A person on their page. */
export interface PersonPageView extends PersonView {
  /** When the back end ceased to list them; null while it does. */
  withdrawnAt: Instant | null;
}

/** The person's roles at the event, each once. */
function rolesAt(event: FestivalEvent, personId: Id, { by }: FestivalData, lang: Lang): LocalText[] {
  const ids = event.activities.flatMap(({ participants }) =>
    participants.filter((participant) => participant.personId === personId).map(({ roleId }) => roleId),
  );
  return [...new Set(ids)].flatMap((id) => localise(by.role.get(id)?.title ?? {}, lang) ?? []);
}

function personEventView(
  event: FestivalEvent,
  personId: Id,
  data: FestivalData,
  lang: Lang,
): PersonEventView {
  return {
    href: eventHref(event.id, data, lang),
    className: event.typeId === null ? '' : `type-${event.typeId}`,
    title: titleOrUntitled(event, lang),
    badge: badgeView(event, lang),
    when: whenOrUndated(event.time, lang),
    status: event.status,
    place: placeOrUnknown(event.placeId, data, lang),
    roles: rolesAt(event, personId, data, lang),
    year: event.editionId === null ? null : (data.by.edition.get(event.editionId)?.year ?? null),
  };
}

function structuredPerson(view: Omit<PersonView, 'structured'>, lang: Lang): StructuredData {
  const { id, name, portrait, biography } = view;
  const href = pagePath(lang, 'person', id);
  const person = {
    '@type': 'Person',
    name,
    url: canonicalUrl(href),
    description: descriptionOf(biography) ?? undefined,
    image: imageUrl(portrait),
  };
  return structuredDataGraph(
    { '@type': 'ProfilePage', url: canonicalUrl(href), inLanguage: lang, mainEntity: person },
    breadcrumbs(lang, [
      { name: translator(lang)('artists.title'), href: pagePath(lang, 'artists') },
      { name, href },
    ]),
  );
}

function personView(person: Person, data: FestivalData, lang: Lang): PersonView {
  const name = fullName(person);
  const view = {
    id: person.id,
    name,
    portrait: pictureView(person.portrait, data),
    portraitTitle: person.portraitTitle === name ? null : person.portraitTitle,
    biography: localiseHtml(person.biography, lang),
    // Only videos at the provider are shown here.
    videos: person.videos
      .filter(({ youtubeId }) => youtubeId !== null)
      .flatMap((video) => videoView(video, data, lang) ?? []),
    events: eventsOfPerson(data.events, person.id).map((event) =>
      personEventView(event, person.id, data, lang),
    ),
    citation: citationView(citedPerson(person), data, lang),
  };
  return { ...view, structured: structuredPerson(view, lang) };
}

/** The pages of all people who have a name. */
export async function personViews(lang: Lang): Promise<PersonPageView[]> {
  const data = await festivalData();
  const asItWas = { ...data, events: [...data.events, ...data.withdrawn] };
  return [
    ...data.persons.map((person) => ({ ...personView(person, data, lang), withdrawnAt: null })),
    ...data.withdrawnPersons.map((person) => ({
      ...personView(person, asItWas, lang),
      withdrawnAt: person.withdrawnAt,
    })),
  ].filter(({ name }) => name !== '');
}
