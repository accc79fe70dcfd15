import type { Person } from '../../domain/model/festival.ts';
import { fullName, type RoledEvent, workOfPerson } from '../../domain/people/people.ts';
import { type CitedRecord, citationView, type CitationView } from '../citation/citation.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Instant, Lang } from '../../domain/model/core.ts';
import { pagePath, personCalendarPath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import {
  descriptionOf,
  canonicalUrl,
  breadcrumbs,
  imageUrl,
  structuredDataGraph,
  type StructuredData,
} from '../../components/structured-data.ts';
import { type CalendarLinksView, followingCalendarLinks } from '../event/facts/calendar-links.ts';
import { eventLineView, type EventLineView } from '../event/lists/event-head.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import { videoView, type VideoView } from '../video/video.ts';

export function citedPerson(person: Person): CitedRecord {
  const { id } = person;
  return {
    kind: 'person',
    id,
    name: `person-${id}`,
    title: fullName(person),
    container: null,
    year: null,
    address: `person/${id}`,
  };
}

/** The person's work in one edition (**Work by edition**). */
export interface PersonWorkView {
  /** Null for events of no edition. */
  edition: { year: number; href: string } | null;
  leading: LocalText | null;
  events: EventLineView[];
}

export interface PersonView {
  id: Id;
  name: string;
  portrait: PictureView | null;
  /** Caption of the portrait, for instance its credit. */
  portraitTitle: string | null;
  biography: LocalText | null;
  videos: VideoView[];
  work: PersonWorkView[];
  calendarLinks: CalendarLinksView | null;
  citation: CitationView;
  structured: StructuredData;
}

/** A person on their page. */
export interface PersonPageView extends PersonView {
  card: CardFacts;
  /** When the back end ceased to list them; null while it does. */
  withdrawnAt: Instant | null;
}

function personEventView({ event, roles }: RoledEvent, data: FestivalData, lang: Lang): EventLineView {
  const titles = roles.flatMap(({ title }) => localise(title, lang) ?? []);
  return eventLineView(event, ({ when, place }) => [...titles, when, place], data, lang);
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
  const work = workOfPerson(person.id, data, lang);
  const calendarHref = personCalendarPath(lang, person.id);
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
    work: work.map(({ edition, leading, events }) => ({
      leading: leading && localise(leading.title, lang),
      edition: edition && { year: edition.year, href: pagePath(lang, 'edition', edition.year) },
      events: events.map((event) => personEventView(event, data, lang)),
    })),
    calendarLinks: followingCalendarLinks(
      calendarHref,
      work.flatMap(({ events }) => events.map(({ event }) => event)),
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
  ]
    .filter(({ name }) => name !== '')
    .map((view) => ({ ...view, card: personCard(view) }));
}

const WORKS_ON_CARD = 2;

/** The role of a person and their latest works, for the card of their page (**Work by edition**). */
function personCard({ work, portrait }: PersonView): CardFacts {
  const works = work.flatMap(({ edition, events }) =>
    events.map((event) => ({ event, year: edition?.year })),
  );
  const latest = works[0]?.event;
  return {
    kicker: work[0]?.leading?.text ?? null,
    lines: works
      .slice(0, WORKS_ON_CARD)
      .map(({ event, year }) => [event.title.text, year].filter(Boolean).join(', ')),
    ...(latest?.className && { className: latest.className }),
    picture: portrait,
  };
}
