import type { Day, Id } from '../model/common.ts';
import { isDay } from '../time/days.ts';

/** The id of that name in a query; null where there is none, or something else. */
export function queryId(params: URLSearchParams, name: string): Id | null {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The day of that name in a query, `yyyy-MM-dd`; null where there is none, or something else. */
export function queryDay(params: URLSearchParams, name: string): Day | null {
  const text = params.get(name) ?? '';
  return isDay(text) ? text : null;
}

/** A copy of a query with these values; null takes the parameter out, and other parameters stay. */
export function withQueryValues(
  params: URLSearchParams,
  values: Readonly<Record<string, Id | Day | null>>,
): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of Object.keys(values)) written.delete(name);
  for (const [name, value] of Object.entries(values)) if (value !== null) written.set(name, String(value));
  return written;
}
