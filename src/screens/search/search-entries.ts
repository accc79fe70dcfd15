import { compareStarts } from '../../domain/event/events.ts';
import { joinTexts, localise, plainText } from '../../domain/text/localise.ts';
import type { Id, Lang, LocalisedHtml, EventTime, FestivalEvent, Role } from '../../domain/model/core.ts';
import { fullName, namesOf, participantsOf, sortPeople } from '../../domain/people/people.ts';
import { isSigned } from '../../domain/text/languages.ts';
import { fold } from '../../domain/text/fold.ts';
import { htmlToText } from '../../domain/text/html-text.ts';
import { formatWhen } from '../../domain/time/format-when.ts';
import {
  searchEntry,
  type SearchEntry,
  textWords,
  type SearchTexts,
} from '../../domain/search/search-entry.ts';
import { stemOf } from '../../domain/search/search-words.ts';
import { langs } from '../../domain/model/languages.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventHead } from '../event/lists/event-head.ts';
import { opensText } from '../event/status/event-openness.ts';
import { languageNames, priceText } from '../event/facts/event-facts.ts';
import { answerEntries } from './search-answers.ts';
import { inAllLanguages, inEachLanguage, pageEntries, pageTexts, wordsByName } from './search-pages.ts';

/** Returns the site's own search index: events and people of every edition, latest first, pages, and answers. */
export function searchEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  return [
    ...eventEntries(data, lang),
    ...personEntries(data, lang),
    ...pageEntries(data, lang),
    ...answerEntries(data, lang),
  ];
}

/** Returns the words of long texts (biographies, events, pages), and groups of words with the same meaning. */
export function searchTexts(data: FestivalData, lang: Lang, entries: readonly SearchEntry[]): SearchTexts {
  const { by } = data;
  const ofPages = pageTexts(data, lang);
  // Arabic is searched in the pages of either language: it has no pages of its own.
  const inTree = (html: LocalisedHtml): string[] => [plainText(html, lang), html.ar ?? ''];
  const htmlOf = ({ kind, id, path }: SearchEntry): string[] => {
    if (id === null) return [ofPages.get(path) ?? ''];
    if (kind === 'person') return inTree(by.person.get(id)?.biography ?? {});
    const activities = kind === 'event' ? (by.event.get(id)?.activities ?? []) : [];
    return activities.flatMap(({ intro, description }) => [...inTree(intro), ...inTree(description)]);
  };
  return {
    synonyms,
    items: textWords(
      entries
        .map((entry) => ({ entry, text: htmlToText(htmlOf(entry).join(' ')) }))
        // Many partners share one page: without a text of its own, an entry has no key of its own either.
        .filter(({ text }) => text !== ''),
    ),
  };
}

function eventEntries(data: FestivalData, lang: Lang): SearchEntry[] {
  const { events, by, current } = data;
  const yearOf = ({ editionId }: FestivalEvent): number | undefined => by.edition.get(editionId)?.year;
  const languages = events.flatMap((event) => event.languages);
  const inLanguages = events.filter((event) => event.languages.length > 0).length;
  const isUsual = (language: string): boolean =>
    languages.filter((one) => one === language).length > inLanguages / 2;
  return events
    .toSorted((a, b) => (yearOf(b) ?? 0) - (yearOf(a) ?? 0) || compareStarts(a, b))
    .map((event) => {
      const { href, title, status, moved, opens } = eventHead(event, data, lang);
      // Events of past editions have it too: results of all editions are listed together.
      const openness = opens ?? opensText(event, data);
      const year = yearOf(event);
      const place = by.place.get(event.placeId);
      const type = by.eventType.get(event.typeId);
      const kinds = event.activities.flatMap(({ kind }) => (kind ? [kind.title] : []));
      const kind = kinds[0] ?? type?.title ?? {};
      const participants = participantsOf(event);
      const personIds = participants.map(({ personId }) => personId);
      const kindWords = [...kinds, type?.title ?? {}].flatMap(inAllLanguages);
      const isCurrent = event.editionId === current.id;
      return searchEntry({
        kind: 'event',
        id: event.id,
        path: href,
        title: title.text,
        ...(title.isFallback && { lang: title.lang }),
        detail: joinTexts(
          [
            localise(kind, lang),
            place && localise(place.name, lang),
            formatWhen(event.time, lang, current.year) ?? (isCurrent ? null : year?.toString()),
          ],
          ' · ',
        ),
        ...(status && { status }),
        moved,
        ...(isCurrent && event.time && daysOf(event.time)),
        ...(openness !== null && { opens: openness }),
        ...(!isCurrent && { isMinor: true }),
        kinds: event.vernissage ? [...kindWords, ...inEachLanguage('event.vernissage')] : kindWords,
        alsoSearched: [
          ...event.activities.flatMap((activity) => inAllLanguages(activity.title)),
          ...inAllLanguages(place?.name ?? {}),
          ...namesOf(personIds, by.person),
          year?.toString(),
          ...roleWords(participants.flatMap(({ roleId }) => by.role.get(roleId) ?? [])),
          ...priceWords(event),
          ...(status ? inEachLanguage(`event.${status}`) : []),
          ...(moved ? inEachLanguage('changes.word.moved') : []),
          ...spoken(event, isUsual),
        ],
        where: inAllLanguages(place?.address ?? {}),
      });
    });
}

const daysOf = ({ start: { day, time }, lastDay }: EventTime): Pick<SearchEntry, 'begins' | 'lastDay'> => ({
  begins: time === null ? day : `${day}T${time}`,
  ...(lastDay !== day && { lastDay }),
});

/** Groups of words with the same meaning, from the dictionaries: one group for each meaning, in all languages. */
const synonyms = [
  ...Map.groupBy(
    langs.flatMap((lang) => [...wordsByName('search.synonyms', lang)]),
    ([name]) => name,
  ),
].map(([, groups]) => [...new Set(fold(groups.map(([, words]) => words).join(' ')).split(' '))]);
const stemsWithSynonyms = new Set(synonyms.flat().map(stemOf).filter(Boolean));

/** Returns the titles of roles that describe an event: a musician implies music, but an artist says little about it. */
const roleWords = (roles: readonly Role[]): (string | undefined)[] =>
  roles
    .map(({ title }) => inAllLanguages(title))
    .filter((titles) =>
      fold(titles.join(' '))
        .split(' ')
        .some((word) => stemsWithSynonyms.has(stemOf(word))),
    )
    .flat();

/** Returns the price in each language: "25 dinars", or that the event is free. */
const priceWords = ({ price }: FestivalEvent): (string | null)[] =>
  langs.map((lang) => price && (priceText({ ...price, words: {} }, lang)?.text ?? null));

/** Returns sign languages, and languages of few events: "langue des signes tunisienne", "Tunisian Sign Language". */
function spoken({ languages }: FestivalEvent, isUsual: (language: string) => boolean): (string | null)[] {
  const telling = languages.filter((language) => isSigned(language) || !isUsual(language));
  return langs.map((lang) => languageNames(telling, lang));
}

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
    return searchEntry({
      kind: 'person',
      id: person.id,
      path: pagePath(lang, 'person', person.id),
      title,
      // The first role by order.
      detail: joinTexts([personRoles[0] && localise(personRoles[0].title, lang)], ''),
      alsoSearched: personRoles.flatMap((role) => inAllLanguages(role.title)),
    });
  });
}
