import { htmlToText } from '../../domain/text/html-text.ts';
import type { LocalText } from '../../domain/text/localise.ts';

const MAX_LENGTH = 200;

/** The beginning of sanitised HTML as a page description, cut between words; null if it has no text. */
export function descriptionOf(html: LocalText | null): string | null {
  const text = html ? htmlToText(html.text) : '';
  if (text.length <= MAX_LENGTH) return text || null;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`;
}
