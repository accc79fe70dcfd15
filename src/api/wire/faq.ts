import type { z } from 'zod';
import { id, record, ref, text } from './fields.ts';

export const faqTypeWire = record({ id, intitule: text.optional(), intitule_en: text.optional() });

export const faqWire = record({
  id,
  type: ref(faqTypeWire).optional(),
  question_fr: text.optional(),
  question_en: text.optional(),
  answer_fr: text.optional(),
  answer_en: text.optional(),
});

export type FaqTypeWire = z.output<typeof faqTypeWire>;
export type FaqWire = z.output<typeof faqWire>;
