import type { z } from 'zod';
import { id, number, record, text } from './fields.ts';

export const placeWire = record({
  id,
  nom: text.optional(),
  nom_en: text.optional(),
  latitude: number.optional(),
  longitude: number.optional(),
  adresse: text.optional(),
  adresse_en: text.optional(),
});

export type PlaceWire = z.output<typeof placeWire>;
