import { dayParts } from '../time/days.ts';
import type { Reference } from './reference.ts';

/** A list of one item in the input format of the Citation Style Language, version 1.0.2. */
export function cslJson({ key, title, container, festival, year, url, lang, takenOn }: Reference): string {
  const taken = dayParts(takenOn);
  const item = {
    id: key,
    type: 'webpage',
    title,
    'container-title': container ?? undefined,
    author: [{ literal: festival }],
    publisher: festival,
    issued: { 'date-parts': [[year]] },
    accessed: { 'date-parts': [[taken.year, taken.month, taken.date]] },
    URL: url,
    language: lang,
  };
  return `${JSON.stringify([item], null, 2)}\n`;
}
