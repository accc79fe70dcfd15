import { Marked } from 'marked';
import type { InBoth } from '../../api/festival/records/programme.ts';
import type { RecordLang, Words } from '../values.ts';

/** Returns a plain text in both languages; a text without a language is used for both. */
export function inBoth(words: Words | undefined): { fr: string | null; en: string | null } {
  const { fr, en } = typeof words === 'string' ? { fr: words, en: words } : (words ?? {});
  return { fr: fr || null, en: en || null };
}

/** Returns a plain text as two fields of a record, one for each language. */
export function pair<French extends string, English extends string>(
  words: Words | undefined,
  ...[french, english]: [French, English]
): Record<French | English, string | null> {
  const { fr, en } = inBoth(words);
  return { [french]: fr, [english]: en } as Record<French | English, string | null>;
}

/** Returns a field in each language, `{name}_fr` and `{name}_en`, read from the texts of a record. */
export function inTexts<Name extends string, Text>(
  name: Name,
  texts: Partial<Record<RecordLang, Text>>,
  read: (text: Text) => string | null | undefined,
): InBoth<Name> {
  const of = (text: Text | undefined): string | null => (text && read(text)) || null;
  return { [`${name}_fr`]: of(texts.fr), [`${name}_en`]: of(texts.en) } as InBoth<Name>;
}

/** Returns the title fields of a record at the back end. The French one is empty if there is no French text yet. */
export function titles(words: Words | undefined): { intitule: string; intitule_en: string | null } {
  const { fr, en } = inBoth(words);
  return { intitule: fr ?? '', intitule_en: en };
}

/**
 * Converts Markdown to HTML, or returns null if there is none. It may contain HTML; the pull sanitises the result.
 * @param addressOf Finds the address of a file of the folder that a link or a picture names.
 */
export function html(
  markdown: string | null | undefined,
  addressOf: (href: string) => string,
): string | null {
  if (!markdown?.trim()) return null;
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = addressOf(String(token.href));
    },
  });
  return marked.parse(markdown, { async: false }).trim();
}
