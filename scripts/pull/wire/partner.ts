import type { z } from 'zod';
import { flag, id, line, number, record, ref } from './fields.ts';

export const partnerTypeWire = record({
  id,
  intitule: line.optional(),
  intitule_en: line.optional(),
  ordre: number.optional(),
});

export const partnerWire = record({
  id,
  type: ref(partnerTypeWire).optional(),
  logo: line.optional(),
  highlight: flag.optional(),
  nom_fr: line.optional(),
  nom_en: line.optional(),
  url: line.optional(),
});

export type PartnerTypeWire = z.output<typeof partnerTypeWire>;
export type PartnerWire = z.output<typeof partnerWire>;
