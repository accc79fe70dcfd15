import { type Key, keysUnder, type Words } from '../../i18n/translate.ts';
import { markKeys } from '../event/status/event-marks.ts';

export const firstWords = [
  'map.failed',
  'map.noResult',
  'map.places',
  'map.searchLabel',
  'map.show',
  'search.placeholder',
] as const satisfies Key[];

export type FirstWords = Words<typeof firstWords>;

export const mapWords = [
  ...keysUnder('map', 'map.noResult', 'map.searchLabel', 'map.show'),
  ...markKeys,
  'a11y.close',
  'a11y.externalLink',
  'events.one',
  'events.other',
  'plan.save',
  'plan.saved',
] as const satisfies Key[];

export type MapWords = Words<typeof mapWords>;
