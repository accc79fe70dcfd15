import type { Id, Lang } from '../../domain/model/core.ts';
import type { Person } from '../../domain/model/festival.ts';
import { fullName, initialsOf, participantsOf, sortPeople, teamOf } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { type FestivalData, festivalData } from '../../content/festival.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { fold } from '../../domain/text/fold.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';

export type PersonCardView = ReturnType<typeof personCard>;

const personCard = (person: Person, data: FestivalData, lang: Lang) => ({
  id: person.id,
  name: fullName(person),
  href: pagePath(lang, 'person', person.id),
  portrait: pictureView(person.portrait, data),
  /** Shown if there is no portrait. */
  initials: initialsOf(person),
});

/** People whose names start with one letter. */
export interface LetterView {
  letter: string;
  people: PersonCardView[];
}

export type ArtistsView = Awaited<ReturnType<typeof artistsView>>;

function letterOf({ lastName, firstName }: Person): string {
  const letter = fold(lastName ?? firstName ?? '')
    .charAt(0)
    .toUpperCase();
  return /\p{L}/u.test(letter) ? letter : '#';
}

function byLetter(people: readonly Person[], data: FestivalData, lang: Lang): LetterView[] {
  const groups = Map.groupBy(sortPeople(people, lang), letterOf);
  return Array.from(groups, ([letter, members]) => ({
    letter,
    people: members.map((person) => personCard(person, data, lang)),
  }));
}

/** All participants who have a name, those of the current edition first. The team has a page of its own. */
export async function artistsView(lang: Lang) {
  const data = await festivalData();
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
  const namedPersons = data.persons.filter((person) => fullName(person) !== '');
  const current = namedPersons.filter(({ id }) => currentIds.has(id));
  const others = namedPersons.filter(({ id }) => allIds.has(id) && !currentIds.has(id));
  return {
    year: data.current.year,
    /** Participants of the current edition. */
    current: byLetter(current, data, lang),
    /** Participants of other editions only. */
    others: byLetter(others, data, lang),
  };
}

export interface TeamMemberView extends PersonCardView {
  roles: LocalText[];
}

export type TeamView = Awaited<ReturnType<typeof teamView>>;

/** The rule **Team**. */
export async function teamView(lang: Lang) {
  const data = await festivalData();
  const everyone = [...data.participants, ...data.events.flatMap((event) => participantsOf(event))];
  return {
    members: teamOf(everyone, data.by.role).flatMap(({ personId, roles }) => {
      const person = data.by.person.get(personId);
      if (!person || !fullName(person)) return [];
      const titles = roles.flatMap((role) => localise(role.title, lang) ?? []);
      return [{ ...personCard(person, data, lang), roles: titles }];
    }),
  };
}
