import type { ClockTime } from './clock-times.ts';
import type { CalendarDate } from './opening-hours.ts';

/* The vocabulary of opening hours in French and English, on folded text. Any other word makes a phrase unreadable. */

/** Sets of days are bit masks: Monday is the lowest bit, public holidays follow Sunday. */
export const HOLIDAYS = 1 << 7;
export const EVERY_DAY = HOLIDAYS - 1;
/** The weekdays that the rest of the phrase does not name: “other days”. */
export const OTHERS = 1 << 8;
const WEEKEND = 0b110_0000;
const WORKING_DAYS = 0b001_1111;

export type Sign =
  | 'from'
  | 'between'
  | 'to'
  | 'until'
  | 'and'
  | 'comma'
  | 'stop'
  | 'except'
  | 'closed'
  | 'late'
  | 'lastEntry'
  | 'appointment'
  | 'included'
  | 'always';

const APPOINTMENT = 'sur (?:rendez-vous|rdv)|by appointment';

export type Token =
  | { kind: 'sign'; sign: Sign | 'dash' }
  | { kind: 'days'; days: number }
  | { kind: 'time'; time: ClockTime }
  | { kind: 'dates'; dates: CalendarDate[] }
  /** Minutes before closing. */
  | { kind: 'before'; minutes: number };

/** Longer wordings first: the first one that fits is taken. */
const signs: readonly (readonly [Sign, string])[] = [
  ['appointment', APPOINTMENT],
  [
    'lastEntry',
    String.raw`(?:derni(?:er|ere)s? (?:entree|acces|admission|visite)s?|last (?:entry|entries|admission|entrance))(?: (?:est|is))?(?: ?:)?(?: (?:a|at))?`,
  ],
  ['always', String.raw`24 ?h(?:eures)? ?(?:/|sur) ?24(?: ?h)?|24 hours(?: a day)?|a?round the clock`],
  ['always', String.raw`jour et nuit|(?:by )?day and (?:by )?night`],
  [
    'except',
    String.raw`sauf|sf|hors|hormis|excepte|a l'exception d[eu]s?|except(?: for)?|but|excluding|apart from`,
  ],
  ['closed', String.raw`fermee?s?|(?:jours? de )?fermeture(?: hebdomadaire)?|relache|closed`],
  ['late', String.raw`nocturnes?|tardive|late(?: (?:opening|nights?))?`],
  ['until', String.raw`jusqu'(?:a|au)|jusque|until|un'?till?|'?till?`],
  ['between', 'entre|between'],
  ['from', 'du|de|from'],
  ['to', 'au|a|to|through|thru'],
  ['and', String.raw`et|and|&|\+`],
  ['included', 'inclus(?:ive)?|compris|included'],
];

const marks: readonly (readonly [Sign | 'dash', string])[] = [
  ['dash', '-'],
  ['comma', '[,/]'],
  ['stop', String.raw`[;.()|·•\n]`],
];

const HOLIDAY_WORDS = String.raw`jours? feries?|feries?|(?:(?:public|bank|national) )?holidays?`;

const days: readonly (readonly [number, string])[] = [
  [
    EVERY_DAY,
    String.raw`tous les (?:jour|soir)s|t\.?l\.?j\.?|chaque (?:jour|soir)|toute la semaine|7 ?j(?:ours)? ?(?:/|sur) ?7`,
  ],
  [EVERY_DAY, String.raw`every ?day|every evening|nightly|daily|all week|(?:7|seven) days(?: a week)?`],
  [WORKING_DAYS, 'en semaine|week-?days'],
  [WEEKEND, 'week-?ends?'],
  [HOLIDAYS, HOLIDAY_WORDS],
  [OTHERS, '(?:les )?autres jours|(?:on )?other days'],
  [1 << 0, String.raw`lundis?|lun\.?|mondays?|mon\.?`],
  [1 << 1, String.raw`mardis?|mar\.?|tuesdays?|tues?\.?`],
  [1 << 2, String.raw`mercredis?|mer\.?|wednesdays?|weds?\.?`],
  [1 << 3, String.raw`jeudis?|jeu\.?|thursdays?|thu(?:rs?)?\.?`],
  [1 << 4, String.raw`vendredis?|ven\.?|fridays?|fri\.?`],
  [1 << 5, String.raw`samedis?|sam\.?|saturdays?|sat\.?`],
  [1 << 6, String.raw`dimanches?|dim\.?|sundays?|sun\.?`],
];

/** Words without information about days or hours, or only with information that other words repeat. */
const SILENT = [
  String.raw`(?:y compris|including|incl\.?) (?:les |on |the )?(?:${HOLIDAY_WORDS})(?! (?:et|and) )`,
  String.raw`depuis la rue|from the street|en vitrine|visible|viewable|accessible|du matin`,
  String.raw`sans interruption|en continu|non-?stop|uniquement|seulement|only`,
  String.raw`(?:horaires?|(?:jours et )?heures)(?: d'ouverture)?|opening (?:hours|times)|hours`,
  String.raw`(?:l'|la |le |the |art )*(?:musee|galerie|exposition|museum|gallery|exhibition)|il est|est|is|we are`,
  String.raw`ouvert(?:e|es|s|ure)?|open(?:s|ing)?`,
  String.raw`chaque|every|each|tous les|le|la|les|the|on|at`,
].join('|');

/**
 * A clause on free admission says nothing about opening hours. It is skipped as a whole, unless it names an hour or a
 * list continues after it.
 */
const FREE = String.raw`(?:entree|acces|admission) (?:est )?(?:libre|gratuite?)(?: et gratuite?)?|gratuite?|(?:admission|entry|entrance)(?: is)? free|free(?: (?:admission|entry|entrance))?`;
const DAY_NAMES = days.map(([, source]) => source).join('|');
const freeClauses = [
  new RegExp(String.raw`(?:${FREE})(?= ?(?:[-,;.()|·•\n]|$))`, 'uy'),
  new RegExp(
    String.raw`(?:${FREE}) (?:1er |1st )?[\p{L}' -]+(?= ?(?:[;.()|·•\n]|$|,(?! ?(?:le |les |on |and |et )*(?:${DAY_NAMES})(?!\p{L}))))`,
    'uy',
  ),
];

const months: readonly string[] = [
  String.raw`janvier|janv\.?|january|jan\.?`,
  String.raw`fevrier|fevr?\.?|february|feb\.?`,
  'mars|march',
  String.raw`avril|avr\.?|april|apr\.?`,
  'mai|may',
  'juin|june',
  String.raw`juillet|juil\.?|july`,
  'aout|august|aug\\.?',
  String.raw`septembre|september|sept\.?`,
  String.raw`octobre|october|oct\.?`,
  String.raw`novembre|november|nov\.?`,
  String.raw`decembre|december|dec\.?`,
];

/** Matches a whole word at `lastIndex`. */
const wordAt = (source: string): RegExp => new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'uy');
const markAt = (source: string): RegExp => new RegExp(source, 'uy');

const namedDates: readonly (readonly [CalendarDate, string])[] = [
  [{ month: 12, date: 24 }, 'christmas eve'],
  [{ month: 12, date: 25 }, 'noel|christmas(?: day)?'],
  [{ month: 12, date: 26 }, 'boxing day'],
  [{ month: 12, date: 31 }, "new year's eve"],
  [{ month: 1, date: 1 }, "jour de l'an|new year's day"],
];

/** All wordings with their tokens, if they have any; the first one that fits is taken. */
export const vocabulary: readonly (readonly [RegExp, ...Token[]])[] = [
  ...namedDates.map(
    ([date, source]) =>
      [wordAt(`(?:a |au )?(?:${source})`), { kind: 'dates', dates: [date] }] as [RegExp, Token],
  ),
  // “Public holidays included”: they are ordinary days.
  [wordAt(`(?<!(?:et|and|&) (?:les )?)(?:les )?(?:${HOLIDAY_WORDS}) (?:compris|inclus|included)`)],
  [/24 ?\/ ?7(?!\d)/y, { kind: 'days', days: EVERY_DAY }, { kind: 'sign', sign: 'always' }],
  // “And by appointment” means on other days; “and by appointment only” may mean on all.
  [
    wordAt(String.raw`(?:ou|or|et|and|&|\+) (?:${APPOINTMENT})(?! (?:uniquement|seulement|only))`),
    { kind: 'days', days: OTHERS },
    { kind: 'sign', sign: 'appointment' },
  ],
  ...days.map(([set, source]) => [wordAt(source), { kind: 'days', days: set }] as const),
  ...[wordAt(SILENT), ...freeClauses, markAt(String.raw`(?:[^\S\n]|:)+`)].map(
    (pattern) => [pattern] as const,
  ),
  ...signs.map(([sign, source]) => [wordAt(source), { kind: 'sign', sign }] as const),
  ...marks.map(([sign, source]) => [markAt(source), { kind: 'sign', sign }] as const),
];

const ONE = String.raw`\d{1,2}(?:er|st|nd|rd|th)?`;
/** “25 December”, “24–26 December”, “24, 25 et 31 décembre”, “December 25”. */
export const dateWords = months.flatMap((source, index) => [
  [index + 1, wordAt(`(?<dates>${ONE}(?: ?(?:-|au|a|to) ?${ONE})?) (?:of )?(?:${source})`)] as const,
  [
    index + 1,
    wordAt(`(?<dates>${ONE}(?:(?:, ?| et | and | & |, and )(?:le )?${ONE})+) (?:${source})`),
  ] as const,
  [index + 1, wordAt(`(?:${source}) (?<dates>${ONE})`)] as const,
]);
