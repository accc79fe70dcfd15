import { festivalData, legalPagePath } from '../../content/festival.ts';
import type { Lang } from '../../domain/model/languages.ts';
import { readLicences } from '../../site/licences.ts';

export type LicencesView = ReturnType<typeof licencesView>;

/** All that the page shows, as plain JSON: a page is rendered again only when this has changed. */
export function licencesView(lang: Lang) {
  return { packages: readLicences(), legalHref: legalPagePath(festivalData(), lang) };
}
