import { createProblems, FestivalFolderError } from './read/problems.ts';
import { createSourceReader } from './read/source.ts';
import { festivalSchema } from './schemas.ts';

/**
 * What a festival's folder says of the site, as variables of the environment; those that are set already go first. Its
 * database and its seals are its own.
 * @param TIME_ZONE of the environment: hours of the folder would be told as those of another place.
 * @throws FestivalFolderError when `festival.yaml` is missing, wrong, or of another time zone.
 */
export function environmentOf(folder: string, TIME_ZONE?: string): Record<string, string> {
  const problems = createProblems();
  const source = createSourceReader(folder, problems).yaml('festival.yaml', festivalSchema);
  if (source && TIME_ZONE?.trim() && source.data.timeZone !== TIME_ZONE)
    problems.error(
      source.where('timeZone'),
      `is ${source.data.timeZone}, but TIME_ZONE=${TIME_ZONE}: leave TIME_ZONE out`,
    );
  if (!source || problems.errors.length > 0) throw new FestivalFolderError(folder, problems.errors);
  const { name, slug, currentYear, timeZone, currency } = source.data;
  return {
    SITE_NAME: name,
    SITE_SLUG: slug,
    CURRENT_YEAR: String(currentYear),
    TIME_ZONE: timeZone,
    ...(currency && { CURRENCY: currency }),
    NOW: 'today',
    API_DB: `.data/${slug}.sqlite`,
    SEALED_EDITIONS: `${folder}/.sealed`,
  };
}
