import type { Key } from '../../../i18n/translate.ts';

export const mapWords = [
  'a11y.close',
  'a11y.externalLink',
  'events.one',
  'events.other',
  'map.allDays',
  'map.allKinds',
  'map.closePopup',
  'map.day',
  'map.directions',
  'map.enterFullscreen',
  'map.exitFullscreen',
  'map.failed',
  'map.kind',
  'map.noResult',
  'map.openEvent',
  'map.places',
  'map.search',
  'map.searchLabel',
  'map.show',
  'map.speakers',
  'map.tilesFailed',
  'map.title',
  'map.venues',
  'map.zoomIn',
  'map.zoomOut',
  'map.zoomToVenues',
] as const satisfies Key[];

export type MapWords = Record<(typeof mapWords)[number], string>;
