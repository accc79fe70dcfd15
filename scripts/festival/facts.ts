import { createProblems, FestivalFolderError } from './read/problems.ts';
import { createSourceReader } from './read/source.ts';
import { festivalSchema } from './schemas.ts';

/**
 * Returns the site's settings in a festival's folder as environment variables. The caller gives precedence to variables
 * that are already set. The festival has its own database and sealed editions.
 * @param TIME_ZONE of the environment. It must not differ: the folder's hours would be shown as those of another place.
 * @throws FestivalFolderError if `festival.yaml` is missing, wrong, or has another time zone.
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
  const { name, slug, currentYear, timeZone, currency, contactEmail } = source.data;
  return {
    SITE_NAME: name,
    SITE_SLUG: slug,
    CURRENT_YEAR: String(currentYear),
    TIME_ZONE: timeZone,
    ...(currency && { CURRENCY: currency }),
    ...(contactEmail && { CONTACT_EMAIL: contactEmail }),
    NOW: 'today',
    API_DB: `.data/${slug}.sqlite`,
    SEALED_EDITIONS: `${folder}/.sealed`,
  };
}
