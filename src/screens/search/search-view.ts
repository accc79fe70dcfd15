import { eventTitle } from '../../domain/event/events.ts';
import { fold } from '../../domain/text/fold.ts';
import { compareText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { fullName, participantsOf } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { keysUnder, type Words } from '../../i18n/translate.ts';
import { festivalData } from '../../content/festival.ts';
import { eventLink, type EventLinkView } from '../event/lists/event-head.ts';
import { markKeys } from '../event/status/event-marks.ts';

/** Translations of the search, in the overlay and on its page. */
export const searchKeys = [
  ...keysUnder('found'),
  ...markKeys,
  'a11y.close',
  'nav.search',
  'search.placeholder',
] as const;

export type SearchWords = Words<typeof searchKeys>;

export type SearchView = ReturnType<typeof searchView>;

/** Most entries on the page: with more, each of two elements, it has more than a phone lays out at once. */
const MAX_ENTRIES = 400;

/** Returns the search page without script: the current edition from A to Z, as far as it fits on a page. */
export function searchView(lang: Lang, data = festivalData()) {
  const all = data.events.filter(({ editionId }) => editionId === data.current.id);
  const events = all.filter((event) => eventTitle(event, lang));
  const ids = new Set(all.flatMap((event) => participantsOf(event)).map(({ personId }) => personId));
  const people = data.persons.filter((person) => ids.has(person.id) && fullName(person) !== '');
  const hasRoomFor = (count: number): boolean => count <= MAX_ENTRIES;
  return {
    year: data.current.year,
    /** Empty if there are too many: the programme lists them by day. */
    events: byInitial(
      hasRoomFor(people.length + events.length) ? events.map((event) => eventLink(event, data, lang)) : [],
      lang,
    ),
    /** Empty if there are too many: the artists have their own pages. */
    people: byInitial(
      (hasRoomFor(people.length) ? people : []).map((person) => ({
        title: { text: fullName(person), lang, isFallback: false },
        href: pagePath(lang, 'person', person.id),
      })),
      lang,
    ),
  };
}

/** Groups entries by their initial as a capital, or `#` for titles that do not begin with a letter. */
function byInitial(entries: readonly EventLinkView[], lang: Lang) {
  const groups = Map.groupBy(
    entries.toSorted((a, b) => compareText(a.title.text, b.title.text, lang)),
    ({ title }) => /^\p{L}/u.exec(fold(title.text).toUpperCase())?.[0] ?? '#',
  );
  return [...groups]
    .map(([initial, group]) => ({ initial, entries: group }))
    .toSorted((a, b) => compareText(a.initial, b.initial, lang));
}
