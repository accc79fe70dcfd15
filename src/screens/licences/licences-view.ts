import { festivalData, legalPagePath } from '../../content/festival.ts';
import type { Lang } from '../../domain/model/languages.ts';
import { type LicensedPackage, readLicences } from '../../site/licences.ts';

export interface LicencesView {
  packages: readonly LicensedPackage[];
  legalHref: string | null;
}

/** All that the page shows, as plain JSON: a page is rendered again only when this has changed. */
export async function licencesView(lang: Lang): Promise<LicencesView> {
  return { packages: readLicences(), legalHref: legalPagePath(await festivalData(), lang) };
}
