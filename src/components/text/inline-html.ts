import { directionOf } from '../../domain/model/language-table.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import type { Line, LocalText } from '../../domain/text/localise.ts';

/**
 * Joins texts and strings into one line of HTML; texts in another language get a `lang` attribute. For lines where a
 * component would add a space between a text and the comma after it.
 */
export function inlineHtml(line: Line): string {
  return [line]
    .flat()
    .map((part) => (typeof part === 'string' ? escapeMarkup(part) : localTextToHtml(part)))
    .join('');
}

function localTextToHtml({ text, lang, isFallback }: LocalText): string {
  if (!isFallback) return escapeMarkup(text);
  const dir = directionOf(lang);
  return `<span lang="${lang}"${dir ? ` dir="${dir}"` : ''}>${escapeMarkup(text)}</span>`;
}

export function interleave<T>(parts: readonly T[], separator: string): (T | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
