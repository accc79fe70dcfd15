import { cleanText } from '../domain/text/clean-text.ts';
import type { Id, Localised, EventStatus } from '../domain/model/core.ts';

/** An object of the wire, field by field unknown. The schemas of `../wire` would cost the visitor ten times the bytes. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one when it is none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A text that says something, clean and trimmed; null for `""`, `null` and everything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value).trim() || null : null;
}

/** An identifier, given as a number, a numeric string, or the nested object that has it. */
export function idOf(value: unknown): Id | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? idOf(value.id) : null;
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
}

/** The items of an array, or of one page of a list; null for what is neither. */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const results = fieldsOf(value)['results'];
  return Array.isArray(results) ? (results as unknown[]) : null;
}

/** A text in the two languages its fields are for; without those that say nothing. */
export function bilingual(fields: Fields, french: string, english: string): Localised {
  const fr = textOf(fields[french]);
  const en = textOf(fields[english]);
  return { ...(fr !== null && { fr }), ...(en !== null && { en }) };
}

/** Title of a wire event: of its first activity that has one; empty when none has. */
export function eventTitleOf(event: Fields): Localised {
  const titles = (itemsOf(event['activite']) ?? []).map((activity) =>
    bilingual(fieldsOf(activity), 'intitule', 'intitule_en'),
  );
  return titles.find((title) => Object.keys(title).length > 0) ?? {};
}

/** What the back end calls each status; the pull reads it too. */
export const wireStatuses: ReadonlyMap<string, EventStatus> = new Map([
  ['annule', 'cancelled'],
  ['reporte', 'postponed'],
  ['complet', 'full'],
]);

/** The status of an event of the wire; null for one that is as planned. */
export const eventStatusOf = (event: Fields): EventStatus | null =>
  wireStatuses.get(textOf(event['statut']) ?? '') ?? null;
