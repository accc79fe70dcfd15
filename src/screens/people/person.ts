import type { Person } from '../../domain/model/festival.ts';
import { fullName, type RoledEvent, workOfPerson } from '../../domain/people/people.ts';
import { type CitedRecord, citationView } from '../citation/citation.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { pagePath, personCalendarPath, personPath } from '../../i18n/paths.ts';
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
import { followingCalendarLinks } from '../event/facts/calendar-links.ts';
import { eventLineView, type EventLineView } from '../event/lists/event-head.ts';
import { localiseHtml } from '../../components/text/localise-html.ts';
import type { CardFacts } from '../../components/share/card-facts.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';
import { videoView } from '../video/video.ts';

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

export type PersonView = ReturnType<typeof personPages>[number];

function personEventView({ event, roles }: RoledEvent, data: FestivalData, lang: Lang): EventLineView {
  const titles = roles.flatMap(({ title }) => localise(title, lang) ?? []);
  return eventLineView(event, ({ when, place }) => [...titles, when, place], data, lang);
}

function structuredPerson(
  { id }: Person,
  name: string,
  portrait: PictureView | null,
  biography: LocalText | null,
  lang: Lang,
): StructuredData {
  const href = pagePath(lang, 'person', id);
  const url = canonicalUrl(href);
  const person = {
    '@type': 'Person',
    '@id': url,
    name,
    url,
    description: descriptionOf(biography) ?? undefined,
    image: imageUrl(portrait),
  };
  return structuredDataGraph(
    { '@type': 'ProfilePage', url, inLanguage: lang, mainEntity: person },
    breadcrumbs(lang, [
      { name: translator(lang)('artists.title'), href: pagePath(lang, 'artists') },
      { name, href },
    ]),
  );
}

const MAX_EVENTS = 64;

/** Returns the pages of a person: one, unless they take part in more events than fit on it. */
export function personPages(person: Person, data: FestivalData, lang: Lang) {
  const name = fullName(person);
  const work = workOfPerson(person.id, data, lang);
  const view = {
    id: person.id,
    name,
    portrait: pictureView(person.portrait, data),
    portraitTitle: person.portraitTitle === name ? null : person.portraitTitle,
    biography: localiseHtml(person.biography, lang),
    // Only videos that the provider hosts are shown here.
    videos: person.videos
      .filter(({ youtubeId }) => youtubeId !== null)
      .flatMap((video) => videoView(video, data, lang) ?? []),
    calendarLinks: followingCalendarLinks(
      personCalendarPath(lang, person.id),
      work.flatMap(({ events }) => events.map(({ event }) => event)),
    ),
    citation: citationView(citedPerson(person), data, lang),
  };
  const structured = structuredPerson(person, name, view.portrait, view.biography, lang);
  const all = work.flatMap((ofEdition) => ofEdition.events.map((event) => ({ ofEdition, event })));
  return listPages(all, MAX_EVENTS).map((page) => ({
    ...view,
    structured,
    page: page.number,
    /** Events by edition (**Work by edition**); the edition is null for events without one. */
    work: Array.from(
      Map.groupBy(page.items, ({ ofEdition }) => ofEdition),
      ([{ edition, leading }, items]) => ({
        leading: leading && localise(leading.title, lang),
        edition: edition && { year: edition.year, href: pagePath(lang, 'edition', edition.year) },
        events: items.map(({ event }) => personEventView(event, data, lang)),
      }),
    ),
    turns: turnsOf(page, (number) => personPath(lang, person.id, number)),
  }));
}

export function personViews(lang: Lang) {
  const data = festivalData();
  const asItWas = { ...data, events: [...data.events, ...data.withdrawn] };
  return [
    ...data.persons.map((person) => ({ person, of: data, withdrawnAt: null })),
    ...data.withdrawnPersons.map((person) => ({ person, of: asItWas, withdrawnAt: person.withdrawnAt })),
  ]
    .filter(({ person }) => fullName(person) !== '')
    .flatMap(({ person, of, withdrawnAt }) =>
      // `withdrawnAt`: when the back end stopped listing the person; null while it lists them.
      personPages(person, of, lang).map((view) => ({ ...view, card: personShareCard(view), withdrawnAt })),
    );
}

const WORKS_ON_CARD = 2;

/** Returns the role of a person and their latest works, for the share card of their page (**Work by edition**). */
function personShareCard({ work, portrait }: PersonView): CardFacts {
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
