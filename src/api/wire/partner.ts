import type { z } from 'zod';
import { flag, id, number, record, ref, text } from './fields.ts';

export const partnerTypeWire = record({
  id,
  intitule: text.optional(),
  intitule_en: text.optional(),
  ordre: number.optional(),
});

export const partnerWire = record({
  id,
  type: ref(partnerTypeWire).optional(),
  logo: text.optional(),
  highlight: flag.optional(),
  nom_fr: text.optional(),
  nom_en: text.optional(),
  url: text.optional(),
});

export type PartnerTypeWire = z.output<typeof partnerTypeWire>;
export type PartnerWire = z.output<typeof partnerWire>;
