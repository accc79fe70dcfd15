import { hash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** A name that texts may not contain, stored as a hash, so that the list reveals no name. */
export const nameSchema = z.strictObject({ words: z.int().min(2), salt: z.string(), hash: z.string() });
export type HashedName = z.infer<typeof nameSchema>;

/** Replaces a removed name in a text until its editors rewrite the sentence. */
export const TAKEN_OUT = '[…]';

/** Tags and character references are read whole, so that no part of them counts as a word. */
const WORDS = /<[^>]*>|&#?\w+;|[\p{L}\p{M}\p{N}\u00ad]+/gu;
/**
 * A word and the separators before the next word of the same name. A dot after more than two letters ends a sentence
 * rather than an initial.
 */
const WITHIN_NAME =
  /^(?:(?:\p{L}\p{M}*){1,2}\.|[\p{L}\p{M}\p{N}\u00ad]+)(?:[\s\-\u2010\u2011_,’']|&nbsp;|<[^>]*>)*$/u;
const READ_IN_TAGS = /((?:alt|title)=")([^"]*)/g;
const ADDRESS = /^(?:[a-z]+:\/)?\/\S*$/;

/** Hashes the words of a name, regardless of their order, case, accents and soft hyphens. */
const hashOf = (words: readonly string[], salt: string): string => {
  const plain = words.map((word) =>
    word
      .normalize('NFD')
      .replace(/[\p{M}\u00ad]/gu, '')
      .toLowerCase(),
  );
  return hash('sha256', [salt, ...plain.toSorted()].join(' '));
};

/** Returns null for a name of one word, which texts may contain as an ordinary word. */
export function hashedName(name: string): HashedName | null {
  const words = name.match(WORDS) ?? [];
  const salt = randomBytes(16).toString('hex');
  return words.length > 1 ? { words: words.length, salt, hash: hashOf(words, salt) } : null;
}

/** Removes the names from all texts within a value; a credit that contains one is dropped whole. Addresses stay. */
export function withoutNames<T>(value: T, names: readonly HashedName[]): T {
  if (names.length === 0) return value;
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => {
      if (key === 'credits' && Array.isArray(each))
        return (each as string[]).filter((text) => textWithout(text, names) === text);
      return typeof each === 'string' && !ADDRESS.test(each) ? textWithout(each, names) : each;
    }),
  ) as T;
}

/** Removes the names from a text. If a name extends over several elements, their tags are kept. */
export function textWithout(text: string, names: readonly HashedName[]): string {
  const read = text.replace(
    READ_IN_TAGS,
    (_, start: string, words: string) => start + textWithout(words, names),
  );
  const words = [...read.matchAll(WORDS)].filter(([word]) => !/^[<&]/.test(word));
  const endOf = (index: number): number => (words[index]?.index ?? 0) + (words[index]?.[0].length ?? 0);
  const cuts = names.flatMap(({ words: count, salt, hash }) =>
    words.flatMap((first, index) => {
      const name = words.slice(index, index + count);
      const spelt = name.map(([word]) => word);
      const isName =
        name.length === count &&
        name
          .slice(1)
          .every((word, before) => WITHIN_NAME.test(read.slice(name[before]?.index, word.index))) &&
        hashOf(spelt, salt) === hash;
      return isName ? [{ start: first.index, end: endOf(index + count - 1) }] : [];
    }),
  );
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const tags = rest.slice(start, end).match(/<[^>]*>/g) ?? [];
      return rest.slice(0, start) + TAKEN_OUT + tags.join('') + rest.slice(end);
    }, read);
}
