import { timeZone as siteTimeZone } from '../../src/site/time-zone.ts';
import { createProblems, FestivalFolderError } from './read/problems.ts';
import { createSourceReader } from './read/source.ts';
import { festivalSchema } from './schemas.ts';

/**
 * What a festival's folder says of the site, as variables of the environment; those that are set already go first. Its
 * database and its seals are its own.
 * @throws FestivalFolderError when `festival.yaml` is missing or wrong, or of a time zone that the site does not have.
 */
export function environmentOf(folder: string): Record<string, string> {
  const problems = createProblems();
  const source = createSourceReader(folder, problems).yaml('festival.yaml', festivalSchema);
  if (source && source.data.timeZone !== siteTimeZone)
    problems.error(
      source.where('timeZone'),
      `is ${source.data.timeZone}, but the site tells the time of ${siteTimeZone}: change src/site/time-zone.ts`,
    );
  if (!source || problems.errors.length > 0) throw new FestivalFolderError(folder, problems.errors);
  const { name, slug, currentYear } = source.data;
  return {
    SITE_NAME: name,
    SITE_SLUG: slug,
    CURRENT_YEAR: String(currentYear),
    NOW: 'today',
    API_DB: `.data/${slug}.sqlite`,
    SEALED_EDITIONS: `${folder}/.sealed`,
  };
}
