import { languageTag } from '../../../src/domain/text/languages.ts';
import type { FestivalEvent, Price } from '../../../src/domain/model/core.ts';
import type { EventWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { localisedTitle } from './texts.ts';
import type { ValueReader } from './values.ts';

const EVENTS = '/api/evenements/';

type PracticalFacts = Pick<FestivalEvent, 'price' | 'languages' | 'capacity' | 'previousStart'>;

/** What it costs, in which languages, for how many, and when it was to be: fields that a back end may leave out. */
export function toPracticalFacts(wire: EventWire, read: ValueReader, context: Context): PracticalFacts {
  return {
    price: toPrice(wire, context),
    languages: toLanguages(wire, context),
    capacity: toCapacity(wire, context),
    previousStart: read.moment('date_initiale', wire.date_initiale),
  };
}

function toPrice({ id, tarif, prix }: EventWire, { report }: Context): Price | null {
  const words = localisedTitle(tarif ?? {});
  const amount = prix !== undefined && prix >= 0 ? prix : null;
  if (prix !== undefined && amount === null)
    report(EVENTS, id, '.prix', `${prix} is below 0; it is left out`);
  return amount === null && Object.keys(words).length === 0 ? null : { words, amount };
}

function toLanguages({ id, langues = [] }: EventWire, { report }: Context): string[] {
  const tags = langues.flatMap((value) => {
    const tag = languageTag(value);
    if (tag) return tag;
    report(EVENTS, id, '.langues', `"${value}" is not a language: expected codes such as fr, en, ar, lsf`);
    return [];
  });
  return [...new Set(tags)];
}

function toCapacity({ id, jauge }: EventWire, { report }: Context): number | null {
  if (jauge === undefined || jauge > 0) return jauge ?? null;
  report(EVENTS, id, '.jauge', `${jauge} is not a number of places: expected 1 or more`);
  return null;
}
