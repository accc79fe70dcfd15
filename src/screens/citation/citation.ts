import { absoluteUrl } from '../../site/build-environment.ts';
import { recordDate } from '../../domain/programme/changes.ts';
import { oneLine, type Reference, citationFormats } from '../../domain/citation/formats.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import type { Id, Lang } from '../../domain/model/core.ts';
import { dayParts } from '../../domain/time/days.ts';
import { citationPath, pagePath, pathWithoutLang } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { festival } from '../../site/festival.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';

/** How the page is cited: `{source}, {url} ({taken}).` */
export type CitationView = ReturnType<typeof citationView>;

/** A record that can be cited: one that has its own page. */
export interface CitedRecord {
  kind: 'edition' | 'event' | 'person';
  id: Id;
  /** Part of the citation's key, and name of its files: `event-57`. */
  name: string;
  title: string;
  container: string | null;
  /** Null for a record that belongs to no year: it is cited with the year of its data. */
  year: number | null;
  /** Permanent address without language, as segments of a path: `event/57`. */
  address: string;
}

export function referenceTo(
  record: CitedRecord,
  { manifest }: Pick<FestivalData, 'manifest'>,
  lang: Lang,
): Reference {
  const takenOn = dayOf(recordDate(manifest, record.kind, record.id), festival.timeZone);
  return {
    key: `${identity.slug}-${record.name}`,
    title: oneLine(record.title),
    container: record.container,
    festival: oneLine(identity.name),
    year: record.year ?? dayParts(takenOn).year,
    url: absoluteUrl(pathWithoutLang(pagePath(lang, record.address))),
    lang,
    takenOn,
  };
}

export function citationView(record: CitedRecord, data: Pick<FestivalData, 'manifest'>, lang: Lang) {
  const t = translator(lang);
  const { title, container, festival: author, url, takenOn } = referenceTo(record, data, lang);
  const source = t('citation.source', { author, title });
  return {
    /** Author, title, and the work that the page is part of. */
    source: container ? `${source}, ${container}` : source,
    url,
    /** The day on which the data was taken, in words. */
    taken: t('citation.taken', { date: formatLongDate(takenOn, lang) }),
    files: citationFormats.map(({ name, extension }) => ({
      format: name,
      href: citationPath(lang, `${record.name}.${extension}`),
    })),
  };
}
