import type { z } from 'zod';
import { id, integer, line, listOf, record, ref, text } from './fields.ts';
import { contactWire, figureWire } from './press.ts';
import { partnerWire } from './partner.ts';

export const editionWire = record({
  id,
  intitule: line.optional(),
  intitule_en: line.optional(),
  annee: integer.optional(),
  image: line.optional(),
  couleur1: line.optional(),
  couleur2: line.optional(),
  date_debut: line.optional(),
  date_fin: line.optional(),
  edito_fr: text.optional(),
  edito_en: text.optional(),
  partenaires: listOf(ref(partnerWire)).optional(),
  contact_presse: contactWire.optional(),
  jours_feries: listOf(
    record({ date: line.optional(), intitule: line.optional(), intitule_en: line.optional() }),
  ).optional(),
  chiffres: listOf(figureWire).optional(),
  presentation_50_fr: text.optional(),
  presentation_50_en: text.optional(),
  presentation_100_fr: text.optional(),
  presentation_100_en: text.optional(),
  presentation_250_fr: text.optional(),
  presentation_250_en: text.optional(),
  politique_presse_fr: text.optional(),
  politique_presse_en: text.optional(),
});

export type EditionWire = z.output<typeof editionWire>;
