import { compareStarts } from '../../domain/event/events.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang, Localised } from '../../domain/model/common.ts';
import type { FestivalEvent, Role } from '../../domain/model/event.ts';
import { fullName, sortPeople } from '../../domain/people/people.ts';
import { isSigned } from '../../domain/text/languages.ts';
import { searchEntry, type SearchEntry } from '../../domain/search/search-index.ts';
import { langs } from '../../i18n/lang.ts';
import { eventPath, pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { titleOrUntitled } from '../event/lists/event-card.ts';
import { languageNames } from '../event/facts/practical-facts.ts';
import { inAllLanguages, pageEntries } from './search-pages.ts';

/** The site's own search index: events and people of every edition, the latest first, and pages. */
export function searchEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  return [...eventEntries(data, lang), ...personEntries(data, lang), ...pageEntries(data, lang)];
}

function eventEntries({ events, slugs, by }: FestivalData, lang: Lang): SearchEntry[] {
  const yearOf = ({ editionId }: FestivalEvent): number | undefined =>
    editionId === null ? undefined : by.edition.get(editionId)?.year;
  return events
    .toSorted((a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0) || compareStarts(a, b))
    .flatMap((event) => {
      const slug = slugs.get(event.id);
      if (slug === undefined) return [];
      const title = titleOrUntitled(event, lang);
      const year = yearOf(event);
      const place = event.placeId === null ? undefined : by.place.get(event.placeId);
      const type = event.typeId === null ? undefined : by.eventType.get(event.typeId);
      const kinds = event.activities.flatMap(({ kind }) => (kind ? [kind.title] : []));
      const kind = kinds[0] ?? type?.title ?? {};
      const people = event.activities
        .flatMap(({ participants }) => participants)
        .map(({ personId }) => fullName(by.person.get(personId) ?? { firstName: null, lastName: null }));
      const searchedTexts: Localised[] = [
        ...event.activities.map((activity) => activity.title),
        ...kinds,
        type?.title ?? {},
        place?.name ?? {},
        place?.address ?? {},
      ];
      return [
        searchEntry({
          kind: 'event',
          id: event.id,
          path: eventPath(lang, { slug, id: event.id }),
          title: title.text,
          ...(title.isFallback && { lang: title.lang }),
          detail: [plainText(kind, lang), place && plainText(place.name, lang), year]
            .filter(Boolean)
            .join(' · '),
          ...(event.status && { status: event.status }),
          alsoSearched: [
            ...searchedTexts.flatMap(inAllLanguages),
            ...people,
            year?.toString(),
            ...signLanguages(event),
          ],
        }),
      ];
    });
}

/** "langue des signes tunisienne", "Tunisian Sign Language": whoever signs looks for these words. */
const signLanguages = ({ languages }: FestivalEvent): (string | null)[] =>
  langs.map((lang) => languageNames(languages.filter(isSigned), lang));

function personEntries({ persons, participants, by }: FestivalData, lang: Lang): SearchEntry[] {
  const roles = new Map<Id, Set<Role>>();
  for (const { personId, roleId } of participants) {
    const role = by.role.get(roleId);
    if (role) roles.set(personId, (roles.get(personId) ?? new Set()).add(role));
  }
  return sortPeople(persons, lang).flatMap((person) => {
    const title = fullName(person);
    if (!title) return [];
    const personRoles = [...(roles.get(person.id) ?? [])].toSorted((a, b) => a.order - b.order);
    return [
      searchEntry({
        kind: 'person',
        id: person.id,
        path: pagePath(lang, 'person', person.id),
        title,
        // The first role by order.
        detail: personRoles[0] ? (localise(personRoles[0].title, lang)?.text ?? '') : '',
        alsoSearched: personRoles.flatMap((role) => inAllLanguages(role.title)),
      }),
    ];
  });
}
