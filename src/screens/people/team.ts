import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import { participantsOf, teamOf } from '../../domain/people/participants.ts';
import { fullName, initialsOf } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import { festivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/view.ts';

export interface TeamMemberView {
  id: Id;
  name: string;
  href: string;
  roles: LocalText[];
  portrait: PictureView | null;
  /** Shown if there is no portrait. */
  initials: string;
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
      const name = person ? fullName(person) : '';
      if (!person || !name) return [];
      return [
        {
          id: person.id,
          name,
          href: pagePath(lang, 'person', person.id),
          roles: roles.flatMap((role) => localise(role.title, lang) ?? []),
          portrait: pictureView(person.portrait, data),
          initials: initialsOf(person),
        },
      ];
    }),
  };
}
