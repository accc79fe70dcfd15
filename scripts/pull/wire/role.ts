import type { z } from 'zod';
import { id, integer, line, number, record, ref } from './fields.ts';
import { personWire } from './person.ts';

export const roleWire = record({
  id,
  intitule: line.optional(),
  intitule_en: line.optional(),
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
