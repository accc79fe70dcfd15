import { type Key, keysUnder, type Words } from '../../i18n/translate.ts';

/** Words of the list of venues, and of walks in it. */
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

/** Words of what stands in the page before the map is opened. */
export const firstWords = [
  'map.failed',
  'map.noResult',
  'map.places',
  'map.search',
  'map.searchLabel',
  'map.show',
] as const satisfies Key[];

export type FirstWords = Words<typeof firstWords>;

/** Words of the map once it is open: they come with its data. */
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
