import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { Participant } from '../../../domain/model/event.ts';
import { groupByRole } from '../../../domain/people/participants.ts';
import { fullName } from '../../../domain/people/people.ts';
import { pagePath } from '../../../i18n/paths.ts';
import type { FestivalData } from '../../../content/festival.ts';

/** A person's name with a link to their page. */
export interface PersonLinkView {
  id: Id;
  name: string;
  href: string;
}

/** The people of one role. */
export interface RoleGroupView {
  role: LocalText | null;
  people: PersonLinkView[];
  isTwoColumns: boolean;
}

/** Links to people who have a name; people without one have no page. */
export function personLinks(
  ids: readonly Id[],
  { by }: Pick<FestivalData, 'by'>,
  lang: Lang,
): PersonLinkView[] {
  return ids.flatMap((id) => {
    const person = by.person.get(id);
    const name = person ? fullName(person) : '';
    return name ? [{ id, name, href: pagePath(lang, 'person', id) }] : [];
  });
}

/** The rule **Participants by role**. */
export function roleGroups(
  participants: readonly Participant[],
  data: Pick<FestivalData, 'by'>,
  lang: Lang,
): RoleGroupView[] {
  return groupByRole(participants, data.by.role, lang).flatMap(({ role, personIds, isTwoColumns }) => {
    const people = personLinks(personIds, data, lang);
    return people.length > 0 ? [{ role: localise(role.title, lang), people, isTwoColumns }] : [];
  });
}
