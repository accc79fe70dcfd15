import { editDistance } from '../../../src/domain/search/search-words.ts';
import { fold } from '../../api/festival/fold.ts';
import type { Id } from '../../api/festival/records/programme.ts';
import type { Reference } from '../values.ts';
import type { Problems, Where } from './problems.ts';

export type Names = ReturnType<typeof createNames>;

/**
 * Creates an index of the records of one kind, by id, by the name of their file or key, and by title in any language.
 * @param what The kind, with its article: “an event”.
 */
export function createNames(what: string, problems: Problems) {
  const places = new Map<Id, Where>();
  const byName = new Map<string, Set<Id>>();
  const byTitle = new Map<string, Set<Id>>();
  const spellings = new Set<string>();
  /** Names of files and keys, as they are written. */
  const owns: string[] = [];
  let isComplete = true;

  const note = (index: Map<string, Set<Id>>, name: string | null | undefined, id: Id): void => {
    if (!name) return;
    spellings.add(name);
    const key = fold(name);
    index.set(key, (index.get(key) ?? new Set()).add(id));
  };

  /** Returns the records with that name or id. A key is a text even if it is an id. */
  const idsOf = (reference: Reference): Iterable<Id> => {
    const name = typeof reference === 'string' ? fold(reference) : '';
    return byName.get(name) ?? byTitle.get(name) ?? [Number(reference)].filter((id) => places.has(id));
  };

  return {
    knows: (reference: Reference): boolean => [...idsOf(reference)].length > 0,
    /** Adds a record; an id that is taken is reported as an error. @param own Name of its file or key. */
    add(id: Id, own: string, titles: readonly (string | null | undefined)[], where: Where): void {
      const other = places.get(id);
      if (other) {
        const remedy = `one of the two needs another id, such as ${Math.max(...places.keys()) + 1}`;
        const inFile = `${other.file}:${other.line}`;
        problems.error(where, `is ${id}, as in ${inFile}: ${remedy}. A published record keeps its own`);
      } else places.set(id, where);
      for (const title of titles) note(byTitle, title, id);
      note(byName, own, id);
      owns.push(own);
    },
    /** Notes a record that cannot be read. Names that are not found may be its own, and are not reported. */
    addUnread(): [] {
      isComplete = false;
      return [];
    },
    /** Returns the record's id; null for no reference, and for one without a single match, which is reported. */
    find(reference: Reference | undefined, where: Where): Id | null {
      if (reference === undefined) return null;
      const [id, ...others] = idsOf(reference);
      if (id !== undefined && others.length === 0) return id;
      if (id === undefined && !isComplete) return null;
      problems.error(
        where,
        id === undefined
          ? `names “${reference}”, which is not ${what} of this festival${suggestion(String(reference), [...spellings], owns)}`
          : `names “${reference}”, as several are called: write the id, ${[id, ...others].join(' or ')}`,
      );
      return null;
    },
  };
}

/** Most names that an error message lists. */
const SHORT_LIST = 12;

/** Returns a hint for an unknown name: a similar name, otherwise all known names; empty if these are too many. */
export function suggestion(name: string, known: readonly string[], toList = known): string {
  // All years are similar.
  const meant = /^\d+$/.test(name) ? null : closest(name, known);
  if (meant !== null) return `: did you mean “${meant}”?`;
  return toList.length > SHORT_LIST ? '' : `: known are ${toList.join(', ') || 'none'}`;
}

/** Returns the known name that is most similar to an unknown one, or null if none is similar. */
export function closest(name: string, known: readonly string[]): string | null {
  const limit = Math.max(1, Math.floor(name.length / 4));
  const near = known
    .map((candidate) => ({ candidate, edits: editDistance(fold(name), fold(candidate), limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.candidate ?? null;
}
