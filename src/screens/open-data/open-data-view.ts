import type { Lang } from '../../domain/model/core.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { collectionPath, editionDataPath, programmeCalendarPath } from '../../i18n/paths.ts';
import type { Key } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { hasPublishedPictures } from './published-pictures.ts';

export type OpenDataView = ReturnType<typeof openDataView>;

export function openDataView(edition: Edition, data: FestivalData, lang: Lang) {
  const { id, year } = edition;
  const hasDates = programmeOf(data.events, id).some(({ time }) => time);
  const links: { href: string; type: string; words: Key }[] = [
    { href: editionDataPath(lang, year, 'json'), type: 'application/json', words: 'openData.json' },
    { href: editionDataPath(lang, year, 'csv'), type: 'text/csv', words: 'openData.csv' },
  ];
  if (hasDates)
    links.push({
      href: programmeCalendarPath(lang, year),
      type: 'text/calendar',
      words: 'openData.calendar',
    });
  if (hasPublishedPictures(edition, data))
    links.push({ href: collectionPath(year), type: IIIF, words: 'openData.iiif' });
  return { links };
}

/** The media type of IIIF Presentation 3. */
const IIIF = 'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"';
