import type { Day, Instant } from '../../domain/model/core.ts';
import { withinOctets } from '../../domain/text/octets.ts';

const MAX_OCTETS = 75;

/** RFC 5545, section 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

/** Returns a line with an unescaped value; no line if there is no value. */
export const property = (name: string, value: string | null | undefined): string[] =>
  value ? [`${name}:${value}`] : [];

/** Returns a line with an escaped text; no line if there is no text. */
export const textProperty = (name: string, text: string | null | undefined): string[] =>
  property(name, text && escapeText(text));

/** RFC 5545, section 3.3.5, form 2: 20241012T160000Z. */
export const utcDateTime = (instant: Instant): string => instant.replace(/[-:]|\.\d+/g, '');

export const basicDate = (day: Day): string => day.replaceAll('-', '');

/** Joins the lines to a file, folded to at most 75 octets each (RFC 5545, section 3.1). */
export const foldLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** Most lines: short enough, and one octet for each character. */
const SHORT_LINE = /^[ -~]{0,75}$/;

/** Folds a line, never inside a character. */
function foldLine(line: string): string {
  if (SHORT_LINE.test(line)) return line;
  let folded = withinOctets(line, MAX_OCTETS);
  for (let at = folded.length; at < line.length;) {
    // The space before it counts.
    const part = withinOctets(line.slice(at), MAX_OCTETS - 1);
    folded += `\r\n ${part}`;
    at += part.length;
  }
  return folded;
}
