import type { Id, Lang } from '../../domain/model/core.ts';
import type { Person } from '../../domain/model/festival.ts';
import { fullName, initialsOf, participantsOf, sortPeople, teamOf } from '../../domain/people/people.ts';
import { artistsPath, pagePath } from '../../i18n/paths.ts';
import { listPages, turnsOf } from '../../components/list-pages.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { fold } from '../../domain/text/fold.ts';
import { localise } from '../../domain/text/localise.ts';

const personTile = (person: Person, data: FestivalData, lang: Lang) => ({
  name: fullName(person),
  href: pagePath(lang, 'person', person.id),
  portrait: pictureView(person.portrait, data),
  /** Shown if there is no portrait. */
  initials: initialsOf(person),
});

export type ArtistsView = ReturnType<typeof artistsViews>[number];

function letterOf({ lastName, firstName }: Person): string {
  const letter = fold(lastName ?? firstName ?? '')
    .charAt(0)
    .toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '#';
}

/** Most people on a page: with more, each of six elements, it has more than a phone lays out at once. */
const MAX_PEOPLE = 160;

/** Returns the pages of all participants with a name, those of the current edition first. The team has its own page. */
export function artistsViews(lang: Lang, data = festivalData()) {
  const participantIds = (isIncluded: (editionId: Id | null) => boolean): Set<Id> =>
    new Set(
      data.events
        .filter(({ editionId }) => isIncluded(editionId))
        .flatMap((event) => participantsOf(event))
        .filter(({ roleId }) => !data.by.role.get(roleId)?.isTeam)
        .map(({ personId }) => personId),
    );
  const currentIds = participantIds((editionId) => editionId === data.current.id);
  const allIds = participantIds(() => true);
  const named = sortPeople(data.persons, lang).filter((person) => fullName(person) !== '');
  const current = named.filter(({ id }) => currentIds.has(id));
  const others = named.filter(({ id }) => allIds.has(id) && !currentIds.has(id));
  const pages = listPages([...current, ...others], MAX_PEOPLE);
  const pageOf = new Map(pages.flatMap(({ number, items }) => items.map((person) => [person, number])));
  return pages.map((page) => {
    const onPage = new Set(page.items);
    /** List of the participants of the current edition, or of those of other editions only; empty if none is here. */
    const list = (isCurrent: boolean, people: readonly Person[]) => {
      /** Prefix of the anchors of the list's letters. */
      const anchor = isCurrent ? 'now' : 'before';
      const letters = Map.groupBy(
        people.filter((person) => onPage.has(person)),
        letterOf,
      );
      if (letters.size === 0) return [];
      /** All letters of the list, with links to their first person, on this page or another. */
      const index = Array.from(Map.groupBy(people, letterOf), ([letter, [first]]) => {
        const number = first ? (pageOf.get(first) ?? 1) : 1;
        const path = number === page.number ? '' : artistsPath(lang, number);
        return { letter, href: `${path}#${anchor}-${letter}` };
      });
      const views = Array.from(letters, ([letter, members]) => ({
        letter,
        people: members.map((person) => personTile(person, data, lang)),
      }));
      return [{ isCurrent, anchor, index, letters: views }];
    };
    return {
      year: data.current.year,
      page: page.number,
      lists: [...list(true, current), ...list(false, others)],
      turns: turnsOf(page, (number) => artistsPath(lang, number)),
    };
  });
}

/** Returns the first page of the artists, for the pages that embed it. */
export function artistsView(lang: Lang): ArtistsView | null {
  return artistsViews(lang)[0] ?? null;
}

export type TeamView = ReturnType<typeof teamView>;

/** Returns the members of the team (the rule **Team**). */
export function teamView(lang: Lang) {
  const data = festivalData();
  const everyone = [...data.participants, ...data.events.flatMap((event) => participantsOf(event))];
  const members = teamOf(everyone, data.by.role).flatMap(({ personId, roles }) => {
    const person = data.by.person.get(personId);
    if (!person || !fullName(person)) return [];
    const titles = roles.flatMap((role) => localise(role.title, lang) ?? []);
    return [{ ...personTile(person, data, lang), roles: titles }];
  });
  return { isEmpty: members.length === 0, members };
}
