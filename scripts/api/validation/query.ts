import { ApiError, type FieldErrors } from '../http/api-error.ts';
import { isDay } from './day.ts';
import type { EventFilters } from '../db/festival-repository.ts';

/** Reads one value of the query, or says what it should be. */
interface Reader<Value> {
  read(text: string): Value | null;
  expected: string;
}

const id: Reader<number> = {
  read: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
  expected: 'Enter a whole number.',
};
const day: Reader<string> = {
  read: (text) => (isDay(text) ? text : null),
  expected: 'Enter a date as yyyy-MM-dd.',
};
const boolean: Reader<boolean> = {
  read: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  expected: 'Enter true or false.',
};
const year: Reader<number> = {
  read: (text) => (/^\d{4}$/.test(text) ? Number(text) : null),
  expected: 'Enter a year of four digits.',
};

/** Collects the errors of a whole query before any is reported. */
class QueryReader {
  readonly #query: Record<string, string[]>;
  readonly #errors: FieldErrors = {};

  constructor(query: Record<string, string[]>) {
    this.#query = query;
  }

  optional<Value>(name: string, reader: Reader<Value>): Value | null {
    const [text, ...others] = this.#query[name] ?? [];
    if (text === undefined) return null;
    const value = others.length === 0 ? reader.read(text) : null;
    if (value === null) this.#errors[name] = [others.length === 0 ? reader.expected : 'Give this only once.'];
    return value;
  }

  /** @throws ApiError 400 with every error. */
  check(): void {
    if (Object.keys(this.#errors).length > 0) throw new ApiError(400, this.#errors);
  }
}

/**
 * The filters of `/evenements/`; parameters that are not filters are ignored.
 * @throws ApiError 400 for a value that is not what the filter takes, an empty one included: it must not widen a list.
 */
export function readEventFilters(query: Record<string, string[]>): EventFilters {
  const reader = new QueryReader(query);
  const filters = {
    edition: reader.optional('edition', id),
    type: reader.optional('type', id),
    activityType: reader.optional('activity_type', id),
    person: reader.optional('personne_id', id),
    hasParent: reader.optional('has_parent', boolean),
    startsOn: reader.optional('date_debut', day),
    runsOn: reader.optional('exact_date', day),
  };
  reader.check();
  return filters;
}

/** The `annee` of `/editions/`. @throws ApiError 400 when it is not a year. */
export function readYear(query: Record<string, string[]>): number | null {
  const reader = new QueryReader(query);
  const annee = reader.optional('annee', year);
  reader.check();
  return annee;
}

const MAX_SEARCH_LENGTH = 200;

/** The `search` of `/s/`, empty when absent. @throws ApiError 400 when it is too long to be a search. */
export function readSearch(query: Record<string, string[]>): string {
  const reader = new QueryReader(query);
  const search = reader.optional('search', {
    read: (text) => (text.length <= MAX_SEARCH_LENGTH ? text : null),
    expected: `Search for at most ${MAX_SEARCH_LENGTH} characters.`,
  });
  reader.check();
  return search ?? '';
}
