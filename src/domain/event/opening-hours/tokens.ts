import { clockTimeAt } from './clock-times.ts';
import type { CalendarDate } from './opening-hours.ts';
import { dateWords, type Token, vocabulary } from './opening-words.ts';
import { DAY_MS } from '../../time/durations.ts';

interface Reading {
  tokens: Token[];
  end: number;
}

/** Puts a date into a leap year, which has every date. */
const onLeapYear = ({ month, date }: CalendarDate): number => Date.UTC(2024, month - 1, date);

/** Returns the dates from one to another, across New Year if needed; null if a date does not exist. */
export function dateRange(first: CalendarDate, last: CalendarDate): CalendarDate[] | null {
  const isReal = (at: CalendarDate) => new Date(onLeapYear(at)).getUTCDate() === at.date;
  if (!isReal(first) || !isReal(last)) return null;
  const from = onLeapYear(first);
  const until = onLeapYear(last) < from ? onLeapYear(last) + 366 * DAY_MS : onLeapYear(last);
  return Array.from({ length: (until - from) / DAY_MS + 1 }, (_, index) => {
    const at = from + index * DAY_MS;
    const day = new Date(at < Date.UTC(2025, 0) ? at : at - 366 * DAY_MS);
    return { month: day.getUTCMonth() + 1, date: day.getUTCDate() };
  });
}

function dateAt(text: string, index: number): Reading | null {
  for (const [month, pattern] of dateWords) {
    pattern.lastIndex = index;
    const words = pattern.exec(text)?.groups?.['dates'];
    const numbers = (words?.match(/\d+/g) ?? []).map((date) => ({ month, date: Number(date) }));
    const [first, last] = [numbers[0], numbers.at(-1)];
    if (!words || !first || !last) continue;
    const dates = /-|au|a\b|to/.test(words) ? dateRange(first, last) : numbers;
    if (dates) return { tokens: [{ kind: 'dates', dates }], end: pattern.lastIndex };
  }
  return null;
}

const BEFORE =
  /(?:(?<minutes>\d{1,3}) ?(?:minutes?|mins?|mn)|(?<half>(?:une |a )?demi(?:-| )heure|(?:a )?half(?: |-)(?:an )?hour)|(?:une|one|an|1) ?(?:heure|hour|h)) (?:avant|before)(?: (?:la|the))? (?:fermeture|closing)(?: time)?/y;

function beforeAt(text: string, index: number): Reading | null {
  BEFORE.lastIndex = index;
  const found = BEFORE.exec(text)?.groups;
  if (!found) return null;
  const minutes = found['minutes'] ? Number(found['minutes']) : found['half'] ? 30 : 60;
  return { tokens: [{ kind: 'before', minutes }], end: BEFORE.lastIndex };
}

function wordAt(text: string, index: number): Reading | null {
  for (const [pattern, ...tokens] of vocabulary) {
    pattern.lastIndex = index;
    if (pattern.test(text)) return { tokens, end: pattern.lastIndex };
  }
  return null;
}

function timeAt(text: string, index: number): Reading | null {
  const read = clockTimeAt(text, index);
  return read && { tokens: [{ kind: 'time', time: read.time }], end: read.end };
}

/** Words are read before times: “24 h/24” is not a time, and “7 days a week” contains no hour. */
const readers = [dateAt, beforeAt, wordAt, timeAt];

const folded = (phrase: string): string =>
  phrase
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐-―−→➝➔>]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[\u2060\u200b]/g, '');

/** Splits a phrase into tokens; null if a word is not in the vocabulary. */
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
