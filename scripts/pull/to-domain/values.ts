import { parseColour } from '../../../src/domain/colours.ts';
import { languageTag } from '../../../src/domain/text/languages.ts';
import { emailAddress, resolveUrl, safeUrl, youtubeId } from '../../../src/domain/text/links.ts';
import type { Colours, Id, Moment, Picture, EventStatus } from '../../../src/domain/model/core.ts';
import { FIRST_YEAR, isDay, isFestivalYear, LAST_YEAR } from '../../../src/domain/time/days.ts';
import { runsTooLong } from '../../../src/domain/event/event-time.ts';
import { compareMoments, toMoment } from '../../../src/domain/time/moments.ts';
import { wireStatuses } from '../../../src/back-end/guards.ts';
import type { ListName } from '../read/resources.ts';
import type { Context } from './context.ts';
import { pathOnSite } from './site-path.ts';

type Given = string | undefined;

/** A number that can be dialled: digits with the usual separators. */
const PHONE = /^\+?[\d\s().\-/]{3,30}$/;

export type ValueReader = ReturnType<typeof valueReader>;

/** Reads the values of one record; an unusable value is reported with its field and becomes absent. */
export function valueReader(context: Context, list: ListName, id: Id, within = '') {
  /** @param field empty for the record as a whole. @returns an empty list, for callers that leave the record out. */
  const report = (field: string, reason: string): never[] => {
    context.report(list, id, field === '' ? within : `${within}.${field}`, reason);
    return [];
  };
  /** Reads values of one kind. @param reason why a value is unusable for which `parse` returns null. */
  const reading =
    <T>(parse: (value: string) => T | null, reason: string) =>
    (field: string, value: Given): T | null => {
      if (value === undefined) return null;
      const result = parse(value);
      if (result === null) report(field, `"${shorten(value)}" ${reason}`);
      return result;
    };
  /** Address of a file of the back end: absolute, or relative to the API's address. */
  const file = reading((value) => resolveUrl(value, `${context.apiUrl}/`), 'is not an http(s) address');
  const colour = reading(parseColour, 'is not a colour: expected #rgb or #rrggbb');

  return {
    report,
    file,
    moment: reading(
      (value) => toMoment(value, context.timeZone),
      `is not a date: expected ISO 8601 from ${FIRST_YEAR} to ${LAST_YEAR}, e.g. 2024-10-12T19:00:00+01:00`,
    ),
    /** End of an event or edition; one that is before its start or more than ten years after it is left out. */
    endAfter: (start: Moment | null | undefined, field: string, value: Given, end: Moment | null) => {
      if (!start || !end) return end;
      const isBefore = end.time === null ? end.day < start.day : compareMoments(end, start) < 0;
      if (!isBefore && !runsTooLong(start, end)) return end;
      const fault = isBefore
        ? 'is before the start; the end is left out'
        : 'is more than ten years after the start; the end is left out: correct its year';
      return reading<Moment>(() => null, fault)(field, value);
    },
    /** `yyyy` or `yyyy-MM-dd`. */
    dayOrYear: reading(
      (value) => ((/^\d{4}$/.test(value) && isFestivalYear(Number(value))) || isDay(value) ? value : null),
      'is neither a year nor a day: expected yyyy or yyyy-MM-dd',
    ),
    email: reading(emailAddress, 'is not an e-mail address; it is left out'),
    phone: reading(
      (value) => (PHONE.test(value) ? value : null),
      'is not a telephone number: expected digits, e.g. +216 71 000 000',
    ),
    /** An external link: absolute, http(s). */
    link: reading(safeUrl, 'is not an absolute http(s) address'),
    path: reading((value) => pathOnSite(value, context.pageNames), 'is not a path of the site'),
    /** Addresses of one picture, best first; null if none can be used. @param candidates addresses by field. */
    picture: (candidates: Record<string, Given>): Picture | null => {
      const found = Object.entries(candidates).map(([field, value]) => file(field, value));
      const sources = [...new Set(found.filter((url) => url !== null))];
      return sources.length > 0 ? { sources } : null;
    },
    colours: ({ couleur1, couleur2 }: { couleur1?: Given; couleur2?: Given }): Colours => ({
      main: colour('couleur1', couleur1),
      companion: colour('couleur2', couleur2),
    }),
    youtubeId: reading(youtubeId, 'is not a video identifier: expected 11 letters, digits, _ or -'),
    language: reading(languageTag, 'is not a language: expected codes such as fr, en, ar, lsf'),
    status: reading<EventStatus>(
      (value) => wireStatuses.get(value) ?? null,
      'is not a status: expected annule, reporte, complet, or nothing for an event as planned',
    ),
  };
}

function shorten(value: string): string {
  return value.length > 80 ? `${value.slice(0, 79)}…` : value;
}
