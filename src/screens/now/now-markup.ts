/* Attributes by which the HTML of what is on now and its script meet. */

/** On a row: the id of its venue, or nothing. */
export const VENUE = 'data-venue';
/** On a venue to start from: its position, "36.8014,10.1698". */
export const POSITION = 'data-position';
/** On a list: which group of rows it shows. */
export const GROUP = 'data-group';
/** On the page: its days with their names, one a line. */
export const DAY_NAMES = 'data-day-names';
/** On the page: when the edition opens, if that is known, and when it closes. */
export const BEGINS = 'data-begins';
export const ENDS = 'data-ends';
/** On the page: what its script says, as JSON. */
export const WORDS = 'data-words';
/** On the list of the day as the build knew it. */
export const AS_BUILT = 'data-as-built';
/** On what is said of a day on which the week does not hold: that day. */
export const SPECIAL_DAY = 'data-special-day';
/** On what is said when nothing is on: before the edition, during it, or once it is over. */
export const QUIET = 'data-quiet';
/** Where it is told when the next one opens. */
export const NEXT = 'data-next';
/** On what tells the walk to the venue of a row. */
export const WALK = 'data-walk';
/** On the button that asks where the visitor is. */
export const NEAR = 'data-near';
/** On what says from where the walks are counted. */
export const WALKS = 'data-walks';

/** Words of the script about the walk to a venue, and where it starts. */
export const walkKeys = [
  'now.walk',
  'now.longWalk',
  'now.here',
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
