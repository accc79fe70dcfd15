import type { Lang } from '../../domain/model/common.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import { formatDateRange } from '../../domain/time/format-dates.ts';
import { changesPath, pagePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festivalWords, kindIn } from '../../site/festival-words.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import type { PersonLinkView } from '../event/facts/event-people.ts';
import type { PressFacts } from './facts.ts';

/** What, when, where and who, in a few lines. */
export interface EssentialsView {
  what: string;
  when: string;
  /** Link to the changes since the programme was published; null for an edition that no longer changes. */
  changesHref: string | null;
  city: string | null;
  venues: { name: LocalText; href: string }[];
  /** Role and names; null where nobody is known. */
  who: { role: LocalText | null; people: PersonLinkView[] } | null;
  curators: { name: string; href: string }[];
}

export function essentialsView(
  facts: PressFacts,
  { current }: Pick<FestivalData, 'current'>,
  lang: Lang,
): EssentialsView {
  const { edition, venues, leading, curators } = facts;
  const { start, end } = edition;
  return {
    what: kindIn(edition.year)?.[lang] ?? `${identity.name} ${edition.year}`,
    when: start
      ? formatDateRange({ first: start.day, last: (end ?? start).day }, lang)
      : translator(lang)('press.unknownDates'),
    changesHref: edition.id === current.id ? changesPath(lang) : null,
    city: festivalWords?.city[lang] ?? null,
    venues: venues.flatMap((place) => {
      const name = localise(place.name, lang);
      return name ? [{ name, href: pagePath(lang, 'map', place.id) }] : [];
    }),
    who: leading && { role: localise(leading.role, lang), people: leading.people },
    curators: curators.map(({ name, href }) => ({ name, href })),
  };
}
