import type { Day, Id } from '../domain/model/common.ts';
import { otherLang, type Lang } from './lang.ts';

/** Signs that `encodeURIComponent` escapes although a path may hold them as they are. */
const PLAIN_IN_PATHS = /%(?:24|26|2B|2C|3B|3D|40)/g;

/** One segment of a path, percent-encoded. A page has one spelling wherever its address is written: this one. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(PLAIN_IN_PATHS, decodeURIComponent);
}

/** The one spelling of a path that was written or percent-encoded by somebody else. */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeSegment(decodeURIComponent(segment)))
    .join('/');
}

/**
 * Path of a page in one tree. `segments` are the spec's route without language: `program/2024`, or nothing for home.
 * Each segment is percent-encoded; the path ends in a slash.
 */
export function pagePath(lang: Lang, ...segments: (string | number)[]): string {
  const parts = segments.flatMap((segment) => String(segment).split('/')).filter(Boolean);
  return `/${[lang, ...parts.map(encodeSegment)].join('/')}/`;
}

/** An event's page; the id keeps the link alive when the title changes (DESIGN §4). `slug` is a single segment. */
export function eventPath(lang: Lang, { slug, id }: { slug: string; id: Id }): string {
  return `/${lang}/event/${encodeSegment(slug)}/?id=${id}`;
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

/**
 * A file of data that scripts read. Below `/data/`, which names no page: a host that redirects addresses without
 * language to the visitor's tree lets these alone.
 */
export const dataPath = (lang: Lang, name: 'events' | 'map' | 'search'): string =>
  `/data/${name}/${lang}.json`;

/** The same page in the other tree. */
export function translatedPath(path: string): string {
  return path.replace(/^\/(fr|en)(?=\/)/, (_, lang: Lang) => `/${otherLang(lang)}`);
}

/** Path without its language: what a door is called. */
export function pathWithoutLang(path: string): string {
  return path.replace(/^\/(fr|en)(?=\/)/, '');
}
