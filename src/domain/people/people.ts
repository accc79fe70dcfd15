import type { Lang } from '../model/common.ts';
import type { Person } from '../model/festival.ts';
import { compareText } from '../text/sort-text.ts';

type Named = Pick<Person, 'firstName' | 'lastName'>;

/** First then last name; empty if the back end has neither. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** Shown in place of a missing portrait: the first letter of each name, e.g. `MB`. */
export function initialsOf({ firstName, lastName }: Named): string {
  return [firstName, lastName].map((name) => Array.from(name ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** By last name, then by first name; a person with one name only is sorted by that. */
export function sortPeople<T extends Named>(people: readonly T[], lang: Lang): T[] {
  const key = ({ firstName, lastName }: Named): string => lastName ?? firstName ?? '';
  return people.toSorted(
    (a, b) => compareText(key(a), key(b), lang) || compareText(fullName(a), fullName(b), lang),
  );
}
