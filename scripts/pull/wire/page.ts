import type { z } from 'zod';
import { id, line, listOf, record, text } from './fields.ts';

const sectionWire = record({
  id,
  intitule_fr: line.optional(),
  intitule_en: line.optional(),
  content_fr: text.optional(),
  content_en: text.optional(),
  view: line.optional(),
});

export const pageWire = record({
  id,
  intitule_fr: line.optional(),
  intitule_en: line.optional(),
  sections: listOf(sectionWire).optional(),
});

export type PageWire = z.output<typeof pageWire>;
