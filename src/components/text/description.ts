import { htmlToText } from '../../domain/text/html-text.ts';
import type { LocalText } from '../../domain/text/localise.ts';

const MAX_LENGTH = 200;

/** The first words of sanitised HTML for the head of a page, cut between words; null when there are none. */
export function descriptionOf(html: LocalText | null): string | null {
  const text = html ? htmlToText(html.text) : '';
  if (text.length <= MAX_LENGTH) return text || null;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`;
}
