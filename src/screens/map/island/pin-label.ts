import type { MapWords } from '../map-words.ts';
import { fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../domain/model/languages.ts';

/** Returns the label of a pin: "Palais Kheireddine, 3 événements". */
export function pinLabel(
  name: string,
  eventCount: number,
  words: Pick<MapWords, 'events.one' | 'events.other'>,
  lang: Lang,
): string {
  return `${name}, ${fillPlural(lang, words, 'events', eventCount)}`;
}
