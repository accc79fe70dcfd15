import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { astroCache } from './snapshot-folder.ts';

/** A package of which something reaches the browsers of visitors. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Who holds the rights. */
  holder: string;
  /** The licence, whole; null if the package brings none. */
  text: string | null;
}

/** Where a build writes what it has found, beside what it restores its pages from. */
export const licencesFile = join(astroCache, 'licences.json');

/** What the last build has found, by name; nothing while no site has been built. */
export const readLicences = (): LicensedPackage[] =>
  existsSync(licencesFile) ? (JSON.parse(readFileSync(licencesFile, 'utf8')) as LicensedPackage[]) : [];
