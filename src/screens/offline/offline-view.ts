import { sortEditions } from '../../domain/edition/editions.ts';
import type { Lang } from '../../domain/model/core.ts';
import { festivalData } from '../../content/festival.ts';
import { pagePath } from '../../i18n/paths.ts';
import { identity } from '../../site/identity.ts';

export type EditionLink = OfflineView['editions'][number];

export type OfflineView = ReturnType<typeof offlineView>;

export function offlineView(lang: Lang) {
  const { editions } = festivalData();
  const years = new Set(sortEditions(editions).map(({ year }) => year));
  return {
    /** Latest first, one per year. */
    editions: Array.from(years, (year) => ({
      year,
      name: `${identity.name} ${year}`,
      href: pagePath(lang, 'edition', year),
    })),
  };
}
