import type { Day, Id } from '../domain/model/core.ts';
import { isLang, type Lang } from '../domain/model/languages.ts';

/** Characters that `encodeURIComponent` escapes although a path may contain them. */
const PLAIN_IN_PATHS = /%(?:24|26|2B|2C|3B|3D|40)/g;

/** Percent-encodes one segment of a path. Every address of a page has this one spelling. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(PLAIN_IN_PATHS, decodeURIComponent);
}

/** Normalises a path that was written or percent-encoded elsewhere to the one spelling of `encodeSegment`. */
export function canonicalPath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeSegment(decodeURIComponent(segment)))
    .join('/');
}

/**
 * Path of a page in one language. `segments` are its route without language: `program/2024`, or nothing for home.
 * Each segment is percent-encoded; the path ends in a slash.
 */
export function pagePath(lang: Lang, ...segments: (string | number)[]): string {
  const parts = segments.flatMap((segment) => String(segment).split('/')).filter(Boolean);
  return `/${[lang, ...parts.map(encodeSegment)].join('/')}/`;
}

/** Path of an event's page (**Event address**); the id keeps the link working when the title changes. */
export function eventPath(lang: Lang, { slug, id }: { slug: string; id: Id }): string {
  return `/${lang}/event/${encodeSegment(slug)}/?id=${id}`;
}

export const programmePath = (lang: Lang, year: number): string => pagePath(lang, 'program', year);

/** @param page of a long day, from 1. */
export const programmeDayPath = (lang: Lang, year: number, day: Day, page = 1): string =>
  pagePath(lang, 'program', year, day, ...(page > 1 ? [page] : []));

/** Page of a long programme: some events of one type. */
export const programmeWindowPath = (lang: Lang, year: number, typeId: Id, number: number): string =>
  pagePath(lang, 'program', year, 'type', `${typeId}-${number}`);

/** A year's programme in a frame for other sites. @param page of a long programme, from 1. */
export const programmeEmbedPath = (lang: Lang, year: number, page = 1): string =>
  pagePath(lang, 'embed', 'program', year, ...(page > 1 ? [page] : []));

/** The oEmbed answer for a year's programme: how other sites show it in a frame. */
export const programmeOembedPath = (lang: Lang, year: number): string =>
  `/${lang}/embed/program/${year}.json`;

export const eventEmbedPath = (lang: Lang, id: Id): string => pagePath(lang, 'embed', 'event', id);

export const eventOembedPath = (lang: Lang, id: Id): string => `/${lang}/embed/event/${id}.json`;

export const programmeCalendarPath = (lang: Lang, year: number): string => `/${lang}/program/${year}.ics`;

export const changesPath = (lang: Lang): string => pagePath(lang, 'changes');

/** Id, within the page of changes, of the latest change to an event. */
export const changeOfEventId = (eventId: Id): string => `event-${eventId}`;

export const changeOfEventHref = (lang: Lang, eventId: Id): string =>
  `${changesPath(lang)}#${changeOfEventId(eventId)}`;

export const changeFeedPath = (lang: Lang): string => `/${lang}/changes.xml`;

export const pressDeskPath = (lang: Lang, year: number): string => pagePath(lang, 'press', year);

export const pressPicturesPath = (year: number): string => `/data/press/${year}.json`;

export const coverageFeedPath = (lang: Lang): string => `/${lang}/medias.xml`;

export const eventCalendarPath = (lang: Lang, id: Id): string => `/${lang}/calendar/${id}.ics`;

/** The events of a type in an edition. @param page of a long list, from 1. */
export const typePath = (lang: Lang, editionId: Id, typeId: Id, page = 1): string =>
  pagePath(lang, 'typeevent', editionId, typeId, ...(page > 1 ? [page] : []));

export const typeCalendarPath = (lang: Lang, editionId: Id, typeId: Id): string =>
  `/${lang}/typeevent/${editionId}/${typeId}.ics`;

/** The sheet of a venue. @param page of a long sheet, from 1. */
export const venuePath = (lang: Lang, id: Id, page = 1): string =>
  pagePath(lang, 'venue', id, ...(page > 1 ? [page] : []));

export const venueCalendarPath = (lang: Lang, id: Id): string => `/${lang}/venue/${id}.ics`;

/** The artists. @param page of a long list, from 1. */
export const artistsPath = (lang: Lang, page = 1): string =>
  pagePath(lang, 'artists', ...(page > 1 ? [page] : []));

/** A person's page. @param page of a person with many events, from 1. */
export const personPath = (lang: Lang, id: Id, page = 1): string =>
  pagePath(lang, 'person', id, ...(page > 1 ? [page] : []));

export const personCalendarPath = (lang: Lang, id: Id): string => `/${lang}/person/${id}.ics`;

export const webManifestPath = (lang: Lang): string => `/${lang}/manifest.webmanifest`;

/** Short permanent address of an edition, without language. */
export const shortEditionAddress = (year: number): string => `e/${year}`;

/** A citation of one page for reference managers; `name` has the format as its extension. */
export const citationPath = (lang: Lang, name: string): string => `/${lang}/cite/${name}`;

export type DataList = 'events' | 'map' | 'near' | 'plan' | 'search' | 'search-texts';

/** Name of a data file, without its extension. @param part of a long list, from 1. */
export const dataFileName = (lang: Lang, part: number): string => (part > 1 ? `${lang}-${part}` : lang);

/** Path of a data file. No page is below `/data/`, so hosts that redirect addresses without a language ignore it. */
export const dataPath = (lang: Lang, list: DataList, part = 1): string =>
  `/data/${list}/${dataFileName(lang, part)}.json`;

export const editionDataPath = (lang: Lang, year: number, format: 'json' | 'csv'): string =>
  `/${lang}/edition/${year}/data.${format}`;

export const EDITION_SCHEMA_PATH = '/data/edition.schema.json';

/** The pictures of an event, in both languages, as an IIIF manifest. */
export const manifestPath = (year: number, eventId: Id): string => `/iiif/${year}/${eventId}/manifest.json`;

export const collectionPath = (year: number): string => `/iiif/${year}/collection.json`;

export const FESTIVAL_COLLECTION_PATH = '/iiif/collection.json';

/** Folder of a picture's files that follow the IIIF Image API. */
export const imageServicePath = (hash: string): string => `/iiif/images/${hash}`;

const FIRST_SEGMENT = /^\/([^/]+)(?=\/)/;

export function translatedPath(path: string, lang: Lang): string {
  return path.replace(FIRST_SEGMENT, (segment, first) => (isLang(first) ? `/${lang}` : segment));
}

/** The path without its language; its page redirects to the visitor's language. */
export function pathWithoutLang(path: string): string {
  return path.replace(FIRST_SEGMENT, (segment, first) => (isLang(first) ? '' : segment));
}

export const reminderPath = (calendarPath: string): string =>
  calendarPath.replace(/\.ics$/, '-reminders.ics');
