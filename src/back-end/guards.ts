import { cleanText } from '../domain/text/clean-text.ts';
import type { Id, Localised, EventStatus } from '../domain/model/core.ts';
import type { Fields } from '../domain/model/fields.ts';

/**
 * Returns the value as an object, or an empty object if it is not one. The schemas of `scripts/pull/wire` would cost the
 * visitor ten times the bytes.
 */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns a text, cleaned and trimmed; null if it is empty, or if the value is not a text. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? cleanText(value).trim() || null : null;
}

/** Returns an identifier from a number, a numeric string, or an object with an `id`; null for anything else. */
export function idOf(value: unknown): Id | null {
  if (typeof value === 'object' && value !== null) return 'id' in value ? idOf(value.id) : null;
  const id = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : null;
}

/** Returns a boolean as back ends spell it; any other value is returned as it is. The pull uses this too. */
export function flagOf(value: unknown): unknown {
  if ([1, '1', 'true'].includes(value as string)) return true;
  return [0, '0', 'false'].includes(value as string) ? false : value;
}

/** Whether the value means "yes": a form's address, number or record as well as `true`. The pull uses this too. */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isTruthy);
  return Boolean(flagOf(typeof value === 'string' ? value.trim() : value));
}

/** The rule **Hidden events**. */
export const isHidden = (event: Fields): boolean => flagOf(event['show']) === false;

/** Returns the items of an array, or of one page of a list; null if the value is neither. */
export function itemsOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value as unknown[];
  const results = fieldsOf(value)['results'];
  return Array.isArray(results) ? (results as unknown[]) : null;
}

/** Returns a text from its French and its English field; a language whose field is empty is left out. */
export function bilingual(fields: Fields, french: string, english: string): Localised {
  const fr = textOf(fields[french]);
  const en = textOf(fields[english]);
  return { ...(fr !== null && { fr }), ...(en !== null && { en }) };
}

/** Returns the title of a wire event: that of its first activity that has one; empty if none has. */
export function eventTitleOf(event: Fields): Localised {
  const titles = (itemsOf(event['activite']) ?? []).map((activity) =>
    bilingual(fieldsOf(activity), 'intitule', 'intitule_en'),
  );
  return titles.find((title) => Object.keys(title).length > 0) ?? {};
}

/** Statuses of events by the back end's names for them; the pull uses them too. */
export const wireStatuses: ReadonlyMap<string, EventStatus> = new Map([
  ['annule', 'cancelled'],
  ['reporte', 'postponed'],
  ['complet', 'full'],
]);

/** Returns the status of a wire event; null if the event is as planned. */
export const eventStatusOf = (event: Fields): EventStatus | null =>
  wireStatuses.get(textOf(event['statut']) ?? '') ?? null;
