import type { z } from 'zod';
import { id, integer, many, record, ref, text } from './fields.ts';
import { partnerWire } from './partner.ts';

export const editionWire = record({
  id,
  intitule: text.optional(),
  intitule_en: text.optional(),
  annee: integer.optional(),
  image: text.optional(),
  couleur1: text.optional(),
  couleur2: text.optional(),
  date_debut: text.optional(),
  date_fin: text.optional(),
  edito_fr: text.optional(),
  edito_en: text.optional(),
  partenaires: many(ref(partnerWire)).optional(),
});

export type EditionWire = z.output<typeof editionWire>;
