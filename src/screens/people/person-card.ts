import type { Id, Lang } from '../../domain/model/common.ts';
import type { Person } from '../../domain/model/festival.ts';
import { fullName, initialsOf } from '../../domain/people/people.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';
import { pictureView, type PictureView } from '../../components/picture/picture-view.ts';

export interface PersonCardView {
  id: Id;
  name: string;
  href: string;
  portrait: PictureView | null;
  /** Shown if there is no portrait. */
  initials: string;
}

export const personCard = (person: Person, data: FestivalData, lang: Lang): PersonCardView => ({
  id: person.id,
  name: fullName(person),
  href: pagePath(lang, 'person', person.id),
  portrait: pictureView(person.portrait, data),
  initials: initialsOf(person),
});
