import type { z } from 'zod';
import { id, many, record, text } from './fields.ts';

const sectionWire = record({
  id,
  intitule_fr: text.optional(),
  intitule_en: text.optional(),
  content_fr: text.optional(),
  content_en: text.optional(),
  view: text.optional(),
});

export const pageWire = record({
  id,
  intitule_fr: text.optional(),
  intitule_en: text.optional(),
  sections: many(sectionWire).optional(),
});

export type PageWire = z.output<typeof pageWire>;
