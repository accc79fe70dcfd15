import { tryDecodeURIComponent } from 'hono/utils/url';
import { Marked } from 'marked';
import type { InBoth } from '../../api/festival/records/programme.ts';
import { pageAndRecord, pathOnSite } from '../../pull/to-domain/site-path.ts';
import type { RecordLang, Words } from '../values.ts';
import type { Context } from './context.ts';
import type { Names } from './names.ts';
import type { Where } from './problems.ts';

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
export function titles(words: Words): { intitule: string; intitule_en: string | null } {
  const { fr, en } = inBoth(words);
  return { intitule: fr ?? '', intitule_en: en };
}

/** Returns a path of the site with ids, given one such as `typeevent/2026/concerts`; unknown names are reported. */
export const withIds = (path: string, where: Where, { edition, eventType }: Context['names']): string =>
  path.replace(
    /((?:^|\/)typeevent)\/(\d{4})\/([^/?#]+)/,
    (_, name: string, year: string, type: string) =>
      `${name}/${edition.find(year, where)}/${eventType.find(type, where)}`,
  );

/**
 * Converts Markdown to HTML, or returns null if there is none. It may contain HTML; the pull sanitises the result.
 * Links and pictures lead to files of the folder; those that lead nowhere are reported.
 * @param file The one that contains the text.
 */
export function html(markdown: string | null | undefined, file: string, context: Context): string | null {
  if (!markdown?.trim()) return null;
  const { files, names, pages, problems, sources } = context;
  const records: Record<string, Names> = { ...names, map: names.place, venue: names.place };
  const addressOf = (href: string): string => {
    const [before = ''] = sources.readFiles.get(file)?.split(href) ?? [];
    const where = { file, line: before.split('\n').length, field: '' };
    if (!/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)) {
      // A link may lead to a place within the file: `plan.pdf#page=2`.
      const name = href.replace(/#.*/, '');
      const path = files.document(tryDecodeURIComponent(name), where, ', or link to /page/2 or https://…');
      return path === null ? href : path + href.slice(name.length);
    }
    // Other paths may be those of former editions, or of files that the site has.
    const isPage = /^\/[a-z-]+(?:[/?#]|$)/i.test(href) && !href.startsWith('/media/');
    const [page = '', record = ''] = pageAndRecord(href);
    if (isPage && pathOnSite(href.replace(/#.*/, ''), pages) === null)
      problems.remark(where, `links to “${href}”, which is no page of the site: the README has their paths`);
    else if (/^\d+$/.test(record) && records[page]?.knows(record) === false)
      problems.remark(where, `links to “${href}”, but no file of this festival has that number`);
    return withIds(href, where, names);
  };
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = addressOf(String(token.href));
    },
  });
  return marked.parse(markdown, { async: false }).trim();
}
