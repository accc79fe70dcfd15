import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { astroCache } from './snapshot-folder.ts';

/** A package whose code, styles or fonts reach the browsers of visitors. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  holder: string;
  /** Full text of the licence; null if the package does not include it. */
  text: string | null;
}

/** File in which a build lists these packages, next to the cache from which it restores pages. */
export const licencesFile = join(astroCache, 'licences.json');

/** Returns the packages that the last build found, sorted by name; none if no site has been built yet. */
export const readLicences = (): LicensedPackage[] =>
  existsSync(licencesFile) ? (JSON.parse(readFileSync(licencesFile, 'utf8')) as LicensedPackage[]) : [];
