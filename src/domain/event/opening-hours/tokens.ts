import { clockTimeAt, type ClockTime } from './clock-times.ts';
import type { CalendarDate } from './opening-hours.ts';
import { dateWords, dayWords, EVERY_DAY, type Sign, signMarks, signWords, silentWords } from './words.ts';

export type Token =
  | { kind: 'sign'; sign: Sign | 'dash' }
  | { kind: 'days'; days: number }
  | { kind: 'time'; time: ClockTime }
  | { kind: 'date'; date: CalendarDate };

interface Reading {
  tokens: Token[];
  end: number;
}

const ALWAYS = /24 ?\/ ?7(?!\d)/y;

/** Where an expression that fits at the index ends; null when it does not fit. */
function endOf(pattern: RegExp, text: string, index: number): number | null {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function dateAt(text: string, index: number): Reading | null {
  for (const [month, pattern] of dateWords) {
    pattern.lastIndex = index;
    const date = pattern.exec(text)?.groups?.['date'];
    if (date) {
      return { tokens: [{ kind: 'date', date: { month, date: Number(date) } }], end: pattern.lastIndex };
    }
  }
  return null;
}

function wordAt(text: string, index: number): Reading | null {
  for (const pattern of silentWords) {
    const end = endOf(pattern, text, index);
    if (end !== null) return { tokens: [], end };
  }
  for (const [sign, pattern] of [...signWords, ...signMarks]) {
    const end = endOf(pattern, text, index);
    if (end !== null) return { tokens: [{ kind: 'sign', sign }], end };
  }
  return null;
}

function daysAt(text: string, index: number): Reading | null {
  const always = endOf(ALWAYS, text, index);
  if (always !== null) {
    return {
      tokens: [
        { kind: 'days', days: EVERY_DAY },
        { kind: 'sign', sign: 'always' },
      ],
      end: always,
    };
  }
  for (const [days, pattern] of dayWords) {
    const end = endOf(pattern, text, index);
    if (end !== null) return { tokens: [{ kind: 'days', days }], end };
  }
  return null;
}

function timeAt(text: string, index: number): Reading | null {
  const read = clockTimeAt(text, index);
  return read && { tokens: [{ kind: 'time', time: read.time }], end: read.end };
}

/** “24 h/24” is no time and “7 days a week” no hour: days and words come before times. */
const readers = [dateAt, daysAt, wordAt, timeAt];

const folded = (phrase: string): string =>
  phrase
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐-―−]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2060\u200b]/g, '')
    .trim();

/** The phrase in tokens; null when it has a word that is not in the vocabulary. */
export function tokensOf(phrase: string): Token[] | null {
  const text = folded(phrase);
  const tokens: Token[] = [];
  for (let index = 0; index < text.length;) {
    const at = index;
    const read = readers.reduce<Reading | null>((found, reader) => found ?? reader(text, at), null);
    if (!read) return null;
    tokens.push(...read.tokens);
    index = read.end;
  }
  return tokens;
}
