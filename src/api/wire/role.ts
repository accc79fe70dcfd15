import type { z } from 'zod';
import { id, integer, number, record, ref, text } from './fields.ts';
import { personWire } from './person.ts';

export const roleWire = record({
  id,
  intitule: text.optional(),
  intitule_en: text.optional(),
  ordre: number.optional(),
  categorie: integer.optional(),
});

export const participantWire = record({
  id,
  role: ref(roleWire).optional(),
  personne: ref(personWire).optional(),
});

export type RoleWire = z.output<typeof roleWire>;
export type ParticipantWire = z.output<typeof participantWire>;
