import { type Key, keysUnder, type Words } from '../../i18n/translate.ts';

/** Words that only the list of venues and its walks need. */
const elsewhere = [
  'map.accuracy',
  'map.empty',
  'map.locate',
  'map.mapOrder',
  'map.noPosition',
  'map.otherEvents',
  'map.plan',
  'map.youAreHere',
] as const;

/** Words of the page before the map is opened. */
export const firstWords = [
  'map.failed',
  'map.noResult',
  'map.places',
  'map.search',
  'map.searchLabel',
  'map.show',
] as const satisfies Key[];

export type FirstWords = Words<typeof firstWords>;

/** Words of the open map, loaded with its data. */
export const mapWords = [
  ...keysUnder('map', ...elsewhere, 'map.noResult', 'map.search', 'map.searchLabel', 'map.show'),
  'a11y.close',
  'a11y.externalLink',
  'event.cancelled',
  'event.full',
  'event.postponed',
  'events.one',
  'events.other',
  'plan.save',
  'plan.saved',
] as const satisfies Key[];

export type MapWords = Words<typeof mapWords>;
