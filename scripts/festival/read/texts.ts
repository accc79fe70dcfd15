import { Marked } from 'marked';
import type { InBoth } from '../../api/festival/records/programme.ts';
import type { RecordLang, Words } from '../values.ts';

/** A plain text in both languages; a text without a language is the same in both. */
export function inBoth(words: Words | undefined): { fr: string | null; en: string | null } {
  const { fr, en } = typeof words === 'string' ? { fr: words, en: words } : (words ?? {});
  return { fr: fr || null, en: en || null };
}

/** A plain text in two fields of a record. */
export function pair<French extends string, English extends string>(
  words: Words | undefined,
  ...[french, english]: [French, English]
): Record<French | English, string | null> {
  const { fr, en } = inBoth(words);
  return { [french]: fr, [english]: en } as Record<French | English, string | null>;
}

/** A field in each language, of what the texts of a record say there. */
export function inTexts<Name extends string, Text>(
  name: Name,
  texts: Partial<Record<RecordLang, Text>>,
  read: (text: Text) => string | null | undefined,
): InBoth<Name> {
  const of = (text: Text | undefined): string | null => (text && read(text)) || null;
  return { [`${name}_fr`]: of(texts.fr), [`${name}_en`]: of(texts.en) } as InBoth<Name>;
}

/** The wire's titles: a text that has no French yet is empty in French. */
export function titles(words: Words | undefined): { intitule: string; intitule_en: string | null } {
  const { fr, en } = inBoth(words);
  return { intitule: fr ?? '', intitule_en: en };
}

/**
 * Markdown as HTML, null when there is none. It may hold HTML; the pull cleans both.
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
