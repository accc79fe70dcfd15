import type { z } from 'zod';
import { id, line, record, ref, text } from './fields.ts';

const faqTypeWire = record({ id, intitule: line.optional(), intitule_en: line.optional() });

export const faqWire = record({
  id,
  type: ref(faqTypeWire).optional(),
  question_fr: line.optional(),
  question_en: line.optional(),
  answer_fr: text.optional(),
  answer_en: text.optional(),
});

export type FaqWire = z.output<typeof faqWire>;
