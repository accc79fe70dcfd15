import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pack, packPath } from '../../src/domain/archive/pack.ts';
import { defaultLang, langs } from '../../src/domain/model/languages.ts';
import { replaceFile } from '../files/replace-file.ts';
import { Failure } from '../process/failure.ts';

/** An edition within a built site, from which its archives are made. */
export interface EditionSource {
  year: number;
  dist: string;
  /** Origin at which the site is published: `https://example.org`. */
  siteUrl: string;
  siteName: string;
  /** Contents of the edition, in each language; never empty. */
  packs: readonly Pack[];
  date: Date;
}

type Site = Pick<EditionSource, 'dist' | 'siteUrl' | 'siteName'>;

/** Years of the editions in a built site, oldest first. */
export function yearsIn(dist: string): number[] {
  return globSync('[0-9][0-9][0-9][0-9]', { cwd: join(dist, defaultLang, 'edition') })
    .map(Number)
    .filter((year) => existsSync(join(dist, packPath(year, defaultLang))))
    .toSorted((a, b) => a - b);
}

/** Reads an edition of a built site. @throws Failure naming the existing editions, if there is none of this year. */
export function editionSource(year: string, site: Site): EditionSource {
  const years = yearsIn(site.dist);
  if (!years.includes(Number(year)))
    throw new Failure(
      `There is no edition of “${year}” to archive. There are editions of ${years.join(', ')}.`,
    );
  const packs = packsIn(site.dist, Number(year));
  return { ...site, year: Number(year), packs, date: new Date(packs[0]?.date ?? NaN) };
}

/** Reads what an edition of a built site contains, in each language. */
export const packsIn = (dist: string, year: number): Pack[] =>
  langs.map((lang) => JSON.parse(readFileSync(join(dist, packPath(year, lang)), 'utf8')) as Pack);

export async function writePack(dist: string, pack: Pack): Promise<void> {
  await replaceFile(join(dist, packPath(pack.edition, pack.lang)), JSON.stringify(pack));
}
