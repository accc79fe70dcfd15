import type { OpeningSpan } from './opening-hours.ts';

/** A time as written. Whether it is am or pm may depend on the other end of its span. */
export interface ClockTime {
  hour: number;
  minute: number;
  /** `h`: 18 h; `colon`: 18:00; `bare`: 18. `exact`: noon and midnight. */
  style: 'h' | 'colon' | 'am' | 'pm' | 'bare' | 'exact';
  /** Written with two digits, as 24-hour clocks are. */
  isPadded: boolean;
}

const DAY = 24 * 60;
const NOON = 12 * 60;
/** A closing hour later than this does not count as “after midnight”. */
const LATEST_MORNING = 8 * 60;

const patterns: readonly (readonly [ClockTime['style'] | 'meridiem', RegExp])[] = [
  ['meridiem', /(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))? ?(?<half>[ap])(?:m\b|\. ?m\b\.?)/y],
  ['h', /(?<hour>\d{1,2}) ?(?:heures?|hrs?|h)(?: ?(?<minute>\d\d)(?! ?h))?(?![a-z\d])/y],
  ['colon', /(?<hour>\d{1,2})[:.](?<minute>\d\d)(?![.:/]?\d)/y],
  ['bare', /(?<hour>\d{1,2})(?![\d/%])(?!\.\d)/y],
];
const named = /(?:12 )?(?<name>midi|noon|minuit|midnight)(?![a-z])/y;

/** Reads the time at an index of a folded text, and where it ends; null if there is none. */
export function clockTimeAt(text: string, index: number): { time: ClockTime; end: number } | null {
  named.lastIndex = index;
  const name = named.exec(text)?.groups?.['name'];
  if (name) {
    const hour = name === 'midi' || name === 'noon' ? 12 : 24;
    return { time: { hour, minute: 0, style: 'exact', isPadded: true }, end: named.lastIndex };
  }
  for (const [style, pattern] of patterns) {
    pattern.lastIndex = index;
    const { hour = '', minute = '00', half } = pattern.exec(text)?.groups ?? {};
    if (!hour) continue;
    const time = { hour: Number(hour), minute: Number(minute), isPadded: hour.length === 2 };
    return {
      time: { ...time, style: style === 'meridiem' ? (half === 'a' ? 'am' : 'pm') : style },
      end: pattern.lastIndex,
    };
  }
  return null;
}

const isHalved = ({ style }: ClockTime): boolean => style === 'am' || style === 'pm';

/** Returns minutes after midnight; null if the time does not exist. */
function minutesOf({ hour, minute, style }: ClockTime): number | null {
  if (minute > 59) return null;
  if (style === 'am' || style === 'pm') {
    return hour < 1 || hour > 12 ? null : ((hour % 12) + (style === 'pm' ? 12 : 0)) * 60 + minute;
  }
  return hour > 24 || (hour === 24 && minute > 0) ? null : hour * 60 + minute;
}

/** Infers am or pm for the shorter span: “10 – 6 pm” is from 10 am, “2 – 6 pm” from 2 pm. */
function halvedLike(opens: ClockTime, closes: ClockTime): ClockTime {
  const isEarlier = (opens.hour % 12) * 60 + opens.minute < (closes.hour % 12) * 60 + closes.minute;
  const other = closes.style === 'pm' ? 'am' : 'pm';
  return { ...opens, style: isEarlier ? closes.style : other };
}

/** The way the ends are written allows only one reading. */
function isPlain(opens: ClockTime, closes: ClockTime): boolean {
  if (isHalved(opens)) return isHalved(closes) || closes.style === 'exact';
  if (closes.style === 'bare') return opens.style === 'h' || closes.hour > 12;
  if (closes.style !== 'colon' || closes.hour >= 12 || opens.style === 'h') return true;
  // “2:00 – 6:00” may be in the morning or in the afternoon, and “12:00 – 6:00” is not a night.
  return opens.isPadded && (opens.hour !== 12 || closes.isPadded);
}

/** Returns the span between two times; null if it is uncertain, or implausibly long or late. */
export function spanOf(first: ClockTime, last: ClockTime): OpeningSpan | null {
  const isShared = isHalved(last) && (first.style === 'bare' || first.style === 'colon') && first.hour <= 12;
  const begin = isShared ? halvedLike(first, last) : first;
  if (!isPlain(begin, last)) return null;
  const [start, closes] = [minutesOf(begin), minutesOf(last)];
  if (start === null || closes === null) return null;
  const opens = start % DAY;
  if (closes > opens) return { opens, closes };
  if (closes === 0) return { opens, closes: DAY };
  return opens >= NOON && closes <= LATEST_MORNING ? { opens, closes: closes + DAY } : null;
}

/** Returns a single time in minutes after midnight; null if it may be in the morning or in the evening. */
export function plainMinutes(time: ClockTime): number | null {
  return time.style === 'bare' && time.hour <= 12 ? null : minutesOf(time);
}

/** Returns the new closing of a span that opens at `opens`; null if it is uncertain. */
export function laterClosing(opens: number, until: ClockTime): number | null {
  const closes = plainMinutes(until);
  if (closes === null || closes === opens) return null;
  if (closes > opens) return closes;
  return closes < LATEST_MORNING ? closes + DAY : null;
}
