import { fold } from '../../domain/text/fold.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Person } from '../../domain/model/festival.ts';
import { participantsOf } from '../../domain/people/participants.ts';
import { fullName, initialsOf, sortPeople } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';

export interface PersonCardView {
  id: Id;
  name: string;
  href: string;
  portrait: PictureView | null;
  /** Shown if there is no portrait. */
  initials: string;
}

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
    people: members.map((person) => ({
      id: person.id,
      name: fullName(person),
      href: pagePath(lang, 'person', person.id),
      portrait: pictureView(person.portrait, data),
      initials: initialsOf(person),
    })),
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
  return {
    year: data.current.year,
    current: byLetter(
      namedPersons.filter(({ id }) => currentIds.has(id)),
      data,
      lang,
    ),
    others: byLetter(
      namedPersons.filter(({ id }) => allIds.has(id) && !currentIds.has(id)),
      data,
      lang,
    ),
  };
}
