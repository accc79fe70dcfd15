import type { z } from 'zod';
import { id, line, listOf, number, record } from './fields.ts';

export const placeWire = record({
  id,
  nom: line.optional(),
  nom_en: line.optional(),
  latitude: number.optional(),
  longitude: number.optional(),
  adresse: line.optional(),
  adresse_en: line.optional(),
  acces: line.optional(),
  acces_en: line.optional(),
  accessibilite: listOf(line).optional(),
  jours_ouverture: record({ intitule: line.optional(), intitule_en: line.optional() }).optional(),
  horaires_ouverture: line.optional(),
  telephone: line.optional(),
  site: line.optional(),
});

export type PlaceWire = z.output<typeof placeWire>;
