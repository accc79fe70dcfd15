import { eventTitle } from '../../domain/event/events.ts';
import { isSplit } from '../../domain/programme/programme.ts';
import { fold } from '../../domain/text/fold.ts';
import { type LocalText, compareText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/core.ts';
import { fullName } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { eventLink, type EventLinkView } from '../event/lists/event-head.ts';

export type InitialView = ReturnType<typeof byInitial>[number];

export type SearchView = ReturnType<typeof searchView>;

/** The search page of the festival. */
export async function currentSearchView(lang: Lang): Promise<SearchView> {
  return searchView(await festivalData(), lang);
}

/** The search page without script: the current edition from A to Z. */
export function searchView(data: FestivalData, lang: Lang) {
  const events = data.events.filter(({ editionId }) => editionId === data.current.id);
  const people = new Set(
    events.flatMap(({ activities }) =>
      activities.flatMap(({ participants }) => participants.map(({ personId }) => personId)),
    ),
  );
  return {
    year: data.current.year,
    /** None of an edition too long for one page: its programme lists them by day. */
    events: byInitial(
      isSplit({ events })
        ? []
        : events.filter((event) => eventTitle(event, lang)).map((event) => eventLink(event, data, lang)),
      lang,
    ),
    people: byInitial(
      data.persons
        .filter(({ id }) => people.has(id))
        .flatMap((person) => {
          const text = fullName(person);
          const title: LocalText = { text, lang, isFallback: false };
          return text ? [{ title, href: pagePath(lang, 'person', person.id) }] : [];
        }),
      lang,
    ),
  };
}

/** By a capital letter, or `#` for titles that begin with none. */
function byInitial(entries: readonly EventLinkView[], lang: Lang) {
  const groups = Map.groupBy(
    entries.toSorted((a, b) => compareText(a.title.text, b.title.text, lang)),
    ({ title }) => /^\p{L}/u.exec(fold(title.text).toUpperCase())?.[0] ?? '#',
  );
  return [...groups]
    .map(([initial, group]) => ({ initial, entries: group }))
    .toSorted((a, b) => compareText(a.initial, b.initial, lang));
}
