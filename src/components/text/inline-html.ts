import { directionOf } from '../../domain/model/language-table.ts';
import type { LocalText } from '../../domain/text/localise.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Joins texts and strings into one line of HTML; texts in another language get a `lang` attribute. For lines where a
 * component would add a space between a text and the comma after it.
 */
export function inlineHtml(parts: readonly (string | LocalText)[]): string {
  return parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : localTextToHtml(part))).join('');
}

function localTextToHtml({ text, lang, isFallback }: LocalText): string {
  if (!isFallback) return escapeHtml(text);
  const dir = directionOf(lang);
  return `<span lang="${lang}"${dir ? ` dir="${dir}"` : ''}>${escapeHtml(text)}</span>`;
}

/** The parts with a separator between them. */
export function interleave<T>(parts: readonly T[], separator: string): (T | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
