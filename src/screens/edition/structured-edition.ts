import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import { participantsOf } from '../../domain/people/participants.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import { descriptionOf } from '../../components/text/description.ts';
import { personLinks } from '../event/facts/event-people.ts';
import { eventOfEdition } from '../event/structured-event.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import {
  canonicalUrl,
  breadcrumbs,
  isoDate,
  structuredCity,
  imageUrl,
  organizer,
  structuredDataGraph,
  type StructuredData,
} from '../../components/structured-data.ts';

/** Everyone who takes part in an event of the edition, in the order of people. */
function peopleOf(edition: Edition, data: FestivalData, lang: Lang): StructuredData[] {
  const taking = eventsOfEdition(edition, data).flatMap(participantsOf);
  const ids = new Set(taking.map(({ personId }) => personId));
  const people = data.persons.filter((person) => ids.has(person.id));
  return personLinks(
    people.map((person) => person.id),
    data,
    lang,
  ).map(({ name, href }) => ({ '@type': 'Person', name, url: canonicalUrl(href) }));
}

/** The edition for search engines and newsrooms: a festival of its own. */
export function structuredEdition(edition: Edition, data: FestivalData, lang: Lang): StructuredData {
  const name = `${identity.name} ${edition.year}`;
  const href = pagePath(lang, 'edition', edition.year);
  return structuredDataGraph(
    {
      '@type': 'Festival',
      name,
      alternateName: plainText(edition.title, lang) || undefined,
      url: canonicalUrl(href),
      description: descriptionOf(localise(edition.editorial, lang)) ?? undefined,
      inLanguage: lang,
      image: imageUrl(pictureView(edition.image, data)),
      startDate: isoDate(edition.start),
      endDate: isoDate(edition.end),
      eventStatus: 'https://schema.org/EventScheduled',
      location: structuredCity(lang),
      organizer,
      performer: peopleOf(edition, data, lang),
      subEvent: programmeOf(data.events, edition.id).map((event) => eventOfEdition(event, data, lang)),
    },
    breadcrumbs(lang, [
      { name: translator(lang)('editions.title'), href: pagePath(lang, 'editions') },
      { name, href },
    ]),
  );
}
