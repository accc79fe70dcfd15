import { compareStarts, eventTitle } from '../../domain/events.ts';
import { localise, plainText } from '../../domain/localise.ts';
import type { Id, Lang, Localised } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { fullName, sortPeople } from '../../domain/people.ts';
import { searchEntry, type SearchEntry } from '../../domain/search-index.ts';
import { eventPath, pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../festival.ts';

type Data = Pick<FestivalData, 'events' | 'persons' | 'participants' | 'slugs' | 'by'>;

/** What the search finds without the back end: the events and people of every edition, the latest first. */
export function searchEntries(data: Data, lang: Lang): SearchEntry[] {
  return [...eventEntries(data, lang), ...personEntries(data, lang)];
}

const inAllLanguages = ({ fr, en, ar }: Localised): (string | undefined)[] => [fr, en, ar];

function eventEntries({ events, slugs, by }: Data, lang: Lang): SearchEntry[] {
  const yearOf = ({ editionId }: FestivalEvent): number | undefined =>
    editionId === null ? undefined : by.edition.get(editionId)?.year;
  return events
    .toSorted((a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0) || compareStarts(a, b))
    .flatMap((event) => {
      const title = eventTitle(event, lang);
      const slug = slugs.get(event.id);
      if (!title || slug === undefined) return [];
      const place = event.placeId === null ? undefined : by.place.get(event.placeId);
      const people = event.activities
        .flatMap(({ participants }) => participants)
        .map(({ personId }) => fullName(by.person.get(personId) ?? { firstName: null, lastName: null }));
      const detail = [place && plainText(place.name, lang), yearOf(event)].filter(Boolean).join(' · ');
      const others = [
        ...event.activities.flatMap((activity) => inAllLanguages(activity.title)),
        ...inAllLanguages(place?.name ?? {}),
        ...people,
      ];
      return [
        searchEntry({
          kind: 'event',
          id: event.id,
          path: eventPath(lang, { slug, id: event.id }),
          title: title.text,
          ...(title.isFallback && { lang: title.lang }),
          detail,
          others,
        }),
      ];
    });
}

function personEntries({ persons, participants, by }: Data, lang: Lang): SearchEntry[] {
  const roleIds = new Map<Id, Id[]>();
  for (const { personId, roleId } of participants) {
    roleIds.set(personId, [...(roleIds.get(personId) ?? []), roleId]);
  }
  /** The role that stands first where roles are listed (spec §3: `ordre`). */
  const roleOf = (id: Id): string => {
    const roles = (roleIds.get(id) ?? []).flatMap((roleId) => by.role.get(roleId) ?? []);
    const [first] = roles.toSorted((a, b) => a.order - b.order);
    return first ? (localise(first.title, lang)?.text ?? '') : '';
  };
  return sortPeople(persons, lang).flatMap((person) => {
    const title = fullName(person);
    if (!title) return [];
    const path = pagePath(lang, 'person', person.id);
    return [
      searchEntry({ kind: 'person', id: person.id, path, title, detail: roleOf(person.id), others: [] }),
    ];
  });
}
