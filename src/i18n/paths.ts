import type { Day, Id } from '../domain/model/common.ts';
import { otherLang, type Lang } from './lang.ts';

/**
 * Path of a page in one tree. `segments` are the spec's route without language: `program/2024`, or nothing for home.
 * Each segment is percent-encoded; the path ends in a slash.
 */
export function pagePath(lang: Lang, ...segments: (string | number)[]): string {
  const parts = segments.flatMap((segment) => String(segment).split('/')).filter(Boolean);
  return `/${[lang, ...parts.map(encodeURIComponent)].join('/')}/`;
}

/** An event's page; the id keeps the link alive when the title changes (DESIGN §4). `slug` is a single segment. */
export function eventPath(lang: Lang, { slug, id }: { slug: string; id: Id }): string {
  return `/${lang}/event/${encodeURIComponent(slug)}/?id=${id}`;
}

export const programmePath = (lang: Lang, year: number): string => pagePath(lang, 'program', year);

export const programmeDayPath = (lang: Lang, year: number, day: Day): string =>
  pagePath(lang, 'program', year, day);

/** Part of a long programme: the events of one type, a hundred at a time. */
export const programmeWindowPath = (lang: Lang, year: number, typeId: Id, number: number): string =>
  pagePath(lang, 'program', year, 'type', `${typeId}-${number}`);

/** A year's programme for calendar applications. */
export const programmeCalendarPath = (lang: Lang, year: number): string => `/${lang}/program/${year}.ics`;

/** What has changed in the programmes, for feed readers. */
export const changeFeedPath = (lang: Lang): string => `/${lang}/changes.xml`;

/** One event for calendar applications. */
export const eventCalendarPath = (lang: Lang, id: Id): string => `/${lang}/calendar/${id}.ics`;

/** The same page in the other tree. */
export function translatedPath(path: string): string {
  return path.replace(/^\/(fr|en)(?=\/)/, (_, lang: Lang) => `/${otherLang(lang)}`);
}

/** Path without its language: what a door is called. */
export function doorPath(path: string): string {
  return path.replace(/^\/(fr|en)(?=\/)/, '');
}
