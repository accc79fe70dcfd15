/* Attributes by which the HTML of what is on now and its script meet. */

/** On a row: when one can get in (`opennessText`). */
export const OPENNESS = 'data-openness';
/** On a row: the id of its venue. */
export const VENUE = 'data-venue';
/** On a venue to start from: its position, "36.8014,10.1698". */
export const POSITION = 'data-position';
/** On a list: which group of rows it shows. */
export const GROUP = 'data-group';
/** On the page: the first instants of its days, in minutes since 1970, from the first one on. */
export const DAYS = 'data-days';
/** On the page: the names of its days, one a line. */
export const DAY_NAMES = 'data-day-names';
/** On the page: when the edition opens, if that is known, and when it closes. */
export const BEGINS = 'data-begins';
export const ENDS = 'data-ends';
/** On the page: what its script says, as JSON. */
export const WORDS = 'data-words';
/** On the list of the day as the build knew it. */
export const AS_BUILT = 'data-as-built';
/** On what is said of a day on which the week does not hold: which one of the page's days it is, from 0 on. */
export const SPECIAL_DAY = 'data-special-day';
/** On what is said when nothing is on: before the edition, during it, or once it is over. */
export const QUIET = 'data-quiet';
/** On the button that asks where the visitor is. */
export const NEAR = 'data-near';
/** On what says from where the walks are counted. */
export const WALKS = 'data-walks';

/** What the script says of a row; `{time}`, `{day}` and `{left}` are filled in. */
export const noteKeys = [
  'now.until',
  'now.since',
  'now.at',
  'now.in',
  'now.closesIn',
  'now.endsIn',
  'now.always',
  'now.opensAt',
  'now.opensOn',
  'now.startsOn',
] as const;
export type NoteKey = (typeof noteKeys)[number];
/** And of the way there. */
export const walkKeys = ['now.walk', 'now.longWalk', 'now.here'] as const;
/** And of where it starts. */
export const nearKeys = [
  'map.accuracy',
  'now.privacy',
  'now.locating',
  'now.fromHere',
  'now.fromVenue',
  'now.refused',
  'now.noPosition',
  'now.tooLong',
  'now.farAway',
  'now.unknownVenue',
] as const;
export type NowKey = NoteKey | (typeof walkKeys)[number] | (typeof nearKeys)[number];

const MINUTE = 60_000;
const minutes = (instant: number): number => Math.ceil(instant / MINUTE);

/** Days in a row differ by 1440 minutes: the first, then what each adds. */
export function daysText(days: readonly number[]): string {
  return days.map((day, index) => minutes(day) - minutes(days[index - 1] ?? 0)).join(' ');
}

export function daysIn(text: string): number[] {
  let sum = 0;
  return text.split(' ').map((step) => (sum += Number(step)) * MINUTE);
}
