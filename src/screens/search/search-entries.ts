import { compareStarts } from '../../domain/event/events.ts';
import { localise, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang, Localised } from '../../domain/model/common.ts';
import type { EventTime, FestivalEvent, Role } from '../../domain/model/event.ts';
import { fullName, sortPeople } from '../../domain/people/people.ts';
import { isSigned } from '../../domain/text/languages.ts';
import { fold } from '../../domain/text/fold.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import { searchEntry, type SearchEntry } from '../../domain/search/search-entry.ts';
import { significantWords } from '../../domain/search/search-words.ts';
import { langs } from '../../i18n/lang.ts';
import { eventPath, pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { titleOrUntitled } from '../event/lists/event-card.ts';
import { languageNames } from '../event/facts/practical-facts.ts';
import { answerEntries } from './search-answers.ts';
import { inAllLanguages, pageEntries } from './search-pages.ts';

/** The site's own search index: events and people of every edition, the latest first, pages, and answers. */
export function searchEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  return [
    ...eventEntries(data, lang),
    ...personEntries(data, lang),
    ...pageEntries(data, lang),
    ...answerEntries(data, lang),
  ];
}

function eventEntries({ events, slugs, by, current }: FestivalData, lang: Lang): SearchEntry[] {
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
      const participants = event.activities.flatMap((activity) => activity.participants);
      const people = participants.map(({ personId }) =>
        fullName(by.person.get(personId) ?? { firstName: null, lastName: null }),
      );
      const roles = participants.flatMap(({ roleId }) => by.role.get(roleId)?.title ?? []);
      const kindWords = [...kinds, type?.title ?? {}].flatMap(inAllLanguages);
      const isCurrent = event.editionId === current.id;
      const searchedTexts: Localised[] = [
        ...event.activities.map((activity) => activity.title),
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
          detail: [
            plainText(kind, lang),
            place && plainText(place.name, lang),
            isCurrent && !event.isSelfGuided ? formatWhen(event.time, lang) : year,
          ]
            .filter(Boolean)
            .join(' · '),
          ...(event.status && { status: event.status }),
          ...(isCurrent && event.time && { begins: beginningOf(event.time) }),
          ...(!isCurrent && { isPast: true }),
          kinds: event.vernissage ? [...kindWords, ...vernissageWords] : kindWords,
          alsoSearched: [
            ...synonymsOf([...kindWords, ...roles.flatMap(inAllLanguages)]),
            ...searchedTexts.flatMap(inAllLanguages),
            ...event.activities.map(({ intro }) => intro.ar && htmlToText(intro.ar)),
            ...people,
            year?.toString(),
            ...(event.price?.amount === 0 ? freeWords : []),
            ...statusWords(event),
            ...signLanguages(event),
          ],
        }),
      ];
    });
}

const beginningOf = ({ start: { day, time } }: EventTime): string => (time === null ? day : `${day}T${time}`);

const statusWords = ({ status }: FestivalEvent): string[] =>
  status ? langs.map((lang) => translator(lang)(`event.${status}`)) : [];
const vernissageWords = langs.map((lang) => translator(lang)('event.vernissage'));
const freeWords = langs.map((lang) => translator(lang)('event.free'));

/** Groups of words with the same meaning in a search, from the dictionaries of every language; folded. */
const synonyms = langs.flatMap((lang) =>
  translator(lang)('search.synonyms')
    .split(';')
    .map((group) => fold(group).split(' ')),
);

function synonymsOf(texts: readonly (string | undefined)[]): string[] {
  const words = new Set(significantWords(texts.join(' ')));
  return synonyms.filter((group) => group.some((word) => words.has(word))).flat();
}

/** "langue des signes tunisienne", "Tunisian Sign Language": the words that visitors who sign look for. */
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
