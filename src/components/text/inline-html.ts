import type { LocalText } from '../../domain/text/localise.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * A line put together of texts and of words between them, as HTML: what is in another language says so. For lines where
 * no space may come between a text and the comma after it, which a component would put there.
 */
export function inlineHtml(parts: readonly (string | LocalText)[]): string {
  return parts.map((part) => (typeof part === 'string' ? escapeHtml(part) : localTextToHtml(part))).join('');
}

function localTextToHtml({ text, lang, isFallback }: LocalText): string {
  if (!isFallback) return escapeHtml(text);
  return `<span lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}>${escapeHtml(text)}</span>`;
}

/** Parts with a separator between them, empty ones left out. */
export function interleave<T>(parts: readonly T[], separator: string): (T | string)[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
