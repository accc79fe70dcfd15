/* The vocabulary of opening hours, French and English, on folded text. Whatever is not here makes a phrase unreadable. */

/** Sets of days are bits: Monday is the first, public holidays come after Sunday. */
export const HOLIDAYS = 1 << 7;
export const EVERY_DAY = HOLIDAYS - 1;
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
  | 'appointment'
  | 'always';

/** Longer wordings first: the first one that fits is taken. */
const signs: readonly (readonly [Sign, string])[] = [
  ['appointment', String.raw`(?:uniquement |seulement )?sur (?:rendez-vous|rdv)|by appointment`],
  ['always', String.raw`24 ?h(?:eures)? ?(?:/|sur) ?24(?: ?h)?|24 hours(?: a day)?|(?:a)?round the clock`],
  ['always', String.raw`jour et nuit|(?:by )?day and (?:by )?night`],
  [
    'except',
    String.raw`sauf|hors|hormis|excepte|a l'exception d[eu]s?|except(?: for)?|but|excluding|apart from`,
  ],
  ['closed', String.raw`fermee?s?|fermeture|relache|closed`],
  ['late', String.raw`nocturnes?|tardive|late(?: (?:opening|nights?))?`],
  ['until', String.raw`jusqu'(?:a|au)|jusque|until|un'?till?|'?till?`],
  ['between', 'entre|between'],
  ['from', 'du|de|from'],
  ['to', 'au|a|to|through|thru'],
  ['and', String.raw`et|and|&|\+|y compris|including|incl\.?`],
];

const marks: readonly (readonly [Sign | 'dash', string])[] = [
  ['dash', '-'],
  ['comma', '[,/]'],
  ['stop', String.raw`[;.()|·•\n]`],
];

const days: readonly (readonly [number, string])[] = [
  [
    EVERY_DAY,
    String.raw`tous les jours|t\.?l\.?j\.?|chaque jour|toute la semaine|7 ?j(?:ours)? ?(?:/|sur) ?7`,
  ],
  [EVERY_DAY, String.raw`every ?day|daily|all week|(?:7|seven) days a week`],
  [WORKING_DAYS, 'en semaine|week-?days'],
  [WEEKEND, 'week-?ends?'],
  [HOLIDAYS, String.raw`jours? feries?|feries?|(?:(?:public|bank|national) )?holidays?`],
  [1 << 0, String.raw`lundis?|lun\.?|mondays?|mon\.?`],
  [1 << 1, String.raw`mardis?|mar\.?|tuesdays?|tues?\.?`],
  [1 << 2, String.raw`mercredis?|mer\.?|wednesdays?|weds?\.?`],
  [1 << 3, String.raw`jeudis?|jeu\.?|thursdays?|thu(?:rs?)?\.?`],
  [1 << 4, String.raw`vendredis?|ven\.?|fridays?|fri\.?`],
  [1 << 5, String.raw`samedis?|sam\.?|saturdays?|sat\.?`],
  [1 << 6, String.raw`dimanches?|dim\.?|sundays?|sun\.?`],
];

/** Words that say nothing of when, or of it only what other words say again. */
const SILENT = [
  String.raw`(?:dernier(?:e)?s? (?:entree|acces|admission|visite)s?|last (?:entry|entries|admission|entrance))(?:[^,;.()]|\.(?=\d|m))*`,
  String.raw`depuis la rue|from the street|entree (?:libre|gratuite)|free (?:admission|entry|entrance)`,
  String.raw`sans interruption|en continu|non-?stop|uniquement|seulement|only`,
  String.raw`horaires?(?: d'ouverture)?|opening hours|hours|ouvert(?:e|es|s|ure)?|open(?:s|ing)?`,
  String.raw`inclus(?:ive)?|compris|included|chaque|every|each|le|la|les|the|on|at`,
].join('|');

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

/** A whole word at the place where the last one ended. */
const wordAt = (source: string): RegExp => new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'uy');
const markAt = (source: string): RegExp => new RegExp(source, 'uy');

export const signWords = signs.map(([sign, source]) => [sign, wordAt(source)] as const);
export const signMarks = marks.map(([sign, source]) => [sign, markAt(source)] as const);
export const dayWords = days.map(([set, source]) => [set, wordAt(source)] as const);
export const silentWords = [wordAt(SILENT), markAt('[\\s:]+')] as const;
export const dateWords = months.flatMap((source, index) => [
  [index + 1, wordAt(`(?<date>\\d{1,2})(?:er|st|nd|rd|th)? (?:of )?(?:${source})`)] as const,
  [index + 1, wordAt(`(?:${source}) (?<date>\\d{1,2})(?:st|nd|rd|th)?`)] as const,
]);
