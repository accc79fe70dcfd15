import { fold } from '../../domain/text/fold.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Person } from '../../domain/model/festival.ts';
import { participantsOf } from '../../domain/people/participants.ts';
import { fullName, sortPeople } from '../../domain/people/people.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { personCard, type PersonCardView } from './person-card.ts';

/** People whose names start with one letter. */
export interface LetterView {
  letter: string;
  people: PersonCardView[];
}

export interface ArtistsView {
  year: number;
  /** Participants of the current edition. */
  current: LetterView[];
  /** Participants of other editions only. */
  others: LetterView[];
}

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
export async function artistsView(lang: Lang): Promise<ArtistsView> {
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
    current: byLetter(current, data, lang),
    others: byLetter(others, data, lang),
  };
}
