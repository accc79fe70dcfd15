import type { Faq, FaqType } from '../../../src/domain/model/festival.ts';
import type { FaqWire } from '../wire/records.ts';
import type { Context } from './context.ts';
import { mergeRecords } from './gather.ts';
import { localised, localisedHtml, localisedTitle } from './texts.ts';

/** A question without a type would stand under no heading, and is left out. */
export function toFaqs(wires: readonly FaqWire[], { report }: Context): Faq[] {
  return wires.flatMap((wire) => {
    if (!wire.type) {
      report('/api/faqs/', wire.id, '.type', 'is missing; the question is left out');
      return [];
    }
    return {
      id: wire.id,
      typeId: wire.type.id,
      question: localised({ fr: wire.question_fr, en: wire.question_en }),
      answer: localisedHtml({ fr: wire.answer_fr, en: wire.answer_en }),
    };
  });
}

/** The types have no list of their own: they come with the questions, in order of appearance. */
export function toFaqTypes(wires: readonly FaqWire[]): FaqType[] {
  const types = new Map<number, NonNullable<FaqWire['type']>>();
  for (const { type } of wires) {
    if (type) types.set(type.id, mergeRecords(type, types.get(type.id)));
  }
  return Array.from(types.values(), (type) => ({ id: type.id, title: localisedTitle(type) }));
}
