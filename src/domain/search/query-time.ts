import type { Day } from '../model/core.ts';
import { langs } from '../model/languages.ts';
import { addDays, dayParts, weekdayOf } from '../time/days.ts';
import { formatButtonDay, formatDayMonth, weekdayNames } from '../time/format-dates.ts';
import { fold } from '../text/fold.ts';

export interface QueryTime {
  /** Days of the programme, in their order; never empty. */
  days: readonly Day[];
  /** Later days that may be meant as well, e.g. every upcoming Saturday, in order. */
  later: readonly Day[];
  /** Wall times `HH:mm` between which an event begins, the second excluded; null if the hour does not matter. */
  hours: readonly [from: string, until: string] | null;
  /** The query without its words on time, folded. */
  rest: string;
}

const SATURDAY = 5;
const EVENING = ['17:00', '24:00'] as const;

/** Parts of a day, folded, in both languages: visitors mix them. */
const partsOfDay: readonly { words: readonly string[]; hours: readonly [string, string] }[] = [
  { words: ['matin', 'matinee', 'morning'], hours: ['05:00', '12:00'] },
  { words: ['apres midi', 'afternoon'], hours: ['12:00', '18:00'] },
  { words: ['soir', 'soiree', 'evening', 'night', 'nuit'], hours: EVENING },
];

/** Words for days that depend on today and on the days of the programme, folded. */
const relativeDays: readonly {
  words: readonly string[];
  days: (today: Day, programmeDays: readonly Day[]) => readonly Day[];
  /** The words also mean the evening. */
  isEvening?: true;
}[] = [
  { words: ['apres demain', 'day after tomorrow'], days: (today) => [addDays(today, 2)] },
  { words: ['demain', 'tomorrow'], days: (today) => [addDays(today, 1)] },
  { words: ['hier', 'yesterday'], days: (today) => [addDays(today, -1)] },
  { words: ['ce soir', 'cette nuit', 'tonight', 'this evening'], days: (today) => [today], isEvening: true },
  {
    words: ['aujourd hui', 'today', 'ce matin', 'this morning', 'cet apres midi', 'this afternoon'],
    days: (today) => [today],
  },
  {
    words: ['semaine prochaine', 'next week'],
    days: (today) => weekFrom(addDays(today, 7 - weekdayOf(today))),
  },
  {
    words: ['cette semaine', 'this week'],
    days: (today) => weekFrom(addDays(today, -weekdayOf(today))).filter((day) => day >= today),
  },
  {
    words: ['week end', 'weekend'],
    days: (today) => {
      const saturday = addDays(today, SATURDAY - weekdayOf(today));
      return [saturday, addDays(saturday, 1)].filter((day) => day >= today);
    },
  },
  { words: ['premier jour', 'first day'], days: (_, programmeDays) => programmeDays.slice(0, 1) },
  { words: ['dernier jour', 'last day', 'final day'], days: (_, programmeDays) => programmeDays.slice(-1) },
];

/** A vernissage without a day is any that is left. The words also name what is searched for, and stay in the query. */
const VERNISSAGE = / (?:vernissages?|private view) /;

const weekFrom = (monday: Day): Day[] => Array.from({ length: 7 }, (_, days) => addDays(monday, days));

const NEXT = / (?:prochain|prochaine|next) /;
/** Words that may precede a day and add no meaning. */
const FILLER = /(?<= )(?:ce|cet|cette|this|le|du|au|on|of|the) (?=$)/;

/** The hour that a query names, as in "18h", "18 h 30", "6pm", "6.30pm". */
const HOURS = / (\d{1,2}) ?(?:h(?: ?(\d\d))?|(?:(\d\d) ?)?([ap]) ?m) /;

/** The colon of "18:30", which `fold` would drop; not that of "6:30pm". */
const COLON = /(\d{1,2}):(\d\d)(?! ?[ap]\.?m)/gi;

/** A day of the programme, with how visitors name it. */
type NamedDay = ReturnType<typeof namedDay>;

/**
 * Reads days, hours and parts of days in a query: "12 octobre", "Saturday 12", "12/10", "dimanche", "tonight", "18h",
 * "demain matin". A weekday alone means the next one from today on; an hour alone means today, or the next day of the
 * programme. A day of another year or outside the programme is not recognised.
 * @param programmeDays days of the current edition with events; their names are computed once.
 * @returns a function that reads a query on a day of the festival's clock; null if the query names no such time.
 */
export function timeReader(programmeDays: readonly Day[]): (query: string, today: Day) => QueryTime | null {
  const named = programmeDays.map(namedDay);
  return (query, today) => {
    const asked = plainDates(` ${fold(query.replace(COLON, '$1h$2'))} `);
    const hour = HOURS.exec(asked);
    const text = hour ? asked.replace(hour[0], ' ') : asked;
    const next = programmeDays.find((day) => day >= today);
    const found =
      relativeDay(text, today, programmeDays) ??
      dayNamedIn(text, today, named) ??
      daysLeft(text, today, programmeDays) ??
      (hour && next !== undefined ? { days: [next], rest: text } : null);
    if (!found) return null;
    const part = partsOfDay.find(({ words }) => words.some((word) => text.includes(` ${word} `)));
    const rest = (part?.words ?? []).reduce((left, word) => left.replace(` ${word} `, ' '), found.rest);
    const hours = found.isEvening ? EVENING : (part?.hours ?? null);
    return {
      days: found.days,
      later: found.later ?? [],
      hours: hour ? hourFrom(hour) : hours,
      rest: rest.trim(),
    };
  };
}

/** Returns the sixty minutes that begin at the hour found by `HOURS`. */
function hourFrom([, hour = '', minutesFrench, minutesEnglish, half]: RegExpExecArray): [string, string] {
  const of24 = (Number(hour) % (half ? 12 : 24)) + (half === 'p' ? 12 : 0);
  const minutes = minutesFrench ?? minutesEnglish ?? '00';
  const at = (hours: number): string => `${String(hours).padStart(2, '0')}:${minutes}`;
  return [at(of24), at(of24 + 1)];
}

/** "1er", "the 12th" and "12th of" as numbers. */
const plainDates = (text: string): string =>
  text.replace(/ (?:le |the )?(\d{1,2})(?:er|st|nd|rd|th)?(?: of)? /g, ' $1 ');

/** The days that words of a query name, and the query without these words. */
interface DaysInQuery {
  days: readonly Day[];
  later?: readonly Day[];
  /** The words also mean the evening: “tonight”. */
  isEvening?: boolean;
  rest: string;
}

/** The text without a phrase and the words that introduce it; null if it does not contain the phrase. */
function without(text: string, phrase: string): string | null {
  const at = text.indexOf(` ${phrase} `);
  if (at === -1) return null;
  const before = `${text.slice(0, at)} `.replace(FILLER, '');
  return `${before}${text.slice(at + phrase.length + 2)} `;
}

function relativeDay(text: string, today: Day, programmeDays: readonly Day[]): DaysInQuery | null {
  for (const { words, days, isEvening = false } of relativeDays) {
    for (const phrase of words) {
      const rest = without(text, phrase);
      if (rest === null) continue;
      const known = days(today, programmeDays).filter((day) => programmeDays.includes(day));
      if (known.length > 0) return { days: known, isEvening, rest };
    }
  }
  return null;
}

function daysLeft(text: string, today: Day, programmeDays: readonly Day[]): DaysInQuery | null {
  const days = VERNISSAGE.test(text) ? programmeDays.filter((day) => day >= today) : [];
  return days.length > 0 ? { days, rest: text } : null;
}

function dayNamedIn(text: string, today: Day, named: readonly NamedDay[]): DaysInQuery | null {
  const year = / ((?:19|20)\d\d) /.exec(text)?.[1];
  const inYear = named.filter(({ day }) => year === undefined || day.startsWith(year));
  // Every way to write a date has a digit.
  for (const { day, phrases } of /\d/.test(text) ? inYear : []) {
    for (const phrase of phrases) {
      const rest = without(text, phrase);
      if (rest !== null) return { days: [day], rest: rest.replace(` ${year} `, ' ') };
    }
  }
  // On a Saturday, "next Saturday" means that of another week.
  const isNext = NEXT.test(text);
  const upcoming = inYear.filter(({ day }) => (isNext ? day > today : day >= today));
  const withoutNext = text.replace(NEXT, ' ');
  for (const { day, weekdays } of upcoming) {
    for (const name of weekdays) {
      const rest = without(withoutNext, name);
      // "lundi 12" names no day if the 12th is not a Monday.
      if (rest === null || / \d{1,2} /.test(rest)) continue;
      const later = upcoming.filter((one) => one.day > day && one.weekdays.includes(name));
      return { days: [day], later: later.map((one) => one.day), rest };
    }
  }
  return null;
}

/** Returns the ways to write a day, folded, in both languages, longest first: shorter ones are part of longer ones. */
function namedDay(day: Day) {
  const { date } = dayParts(day);
  const written = fold(formatButtonDay(day));
  const numbers = [written, written.slice(0, 5)];
  const dates = langs.flatMap((lang) => {
    const month = fold(formatDayMonth(day, lang)).split(' ').slice(1).join(' ');
    return [month, month.slice(0, 3)].flatMap((name) => [`${date} ${name}`, `${name} ${date}`]);
  });
  const weekdays = langs.map((lang) => fold(weekdayNames(lang)[weekdayOf(day)]?.long ?? ''));
  const phrases = [
    ...weekdays.flatMap((weekday) => dates.flatMap((text) => [`${weekday} ${text}`, `${text} ${weekday}`])),
    ...weekdays.flatMap((weekday) => [...numbers, date].map((text) => `${weekday} ${text}`)),
    ...dates,
    ...numbers,
    fold(day),
  ];
  return { day, weekdays, phrases };
}
