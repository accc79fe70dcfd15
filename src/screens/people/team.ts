import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Lang } from '../../domain/model/common.ts';
import { participantsOf, teamOf } from '../../domain/people/participants.ts';
import { fullName } from '../../domain/people/people.ts';
import { festivalData } from '../../content/festival.ts';
import { personCard, type PersonCardView } from './person-card.ts';

export interface TeamMemberView extends PersonCardView {
  roles: LocalText[];
}

export interface TeamView {
  members: TeamMemberView[];
}

/** The rule **Team**. */
export async function teamView(lang: Lang): Promise<TeamView> {
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
