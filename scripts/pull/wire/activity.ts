import type { z } from 'zod';
import { id, line, listOf, record, ref, text } from './fields.ts';
import { imageWire } from './media.ts';
import { participantWire } from './role.ts';

/** Nested in an activity it may have no id: the contract (`scripts/api/README.md`) gives it a title only. */
export const activityKindWire = record({
  id: id.optional(),
  intitule: line.optional(),
  intitule_en: line.optional(),
});

export const activityWire = record({
  id,
  intitule: line.optional(),
  intitule_en: line.optional(),
  intro_fr: text.optional(),
  intro_en: text.optional(),
  intro_ar: text.optional(),
  description_fr: text.optional(),
  description_en: text.optional(),
  description_ar: text.optional(),
  image: line.optional(),
  image_base: imageWire.optional(),
  thumbnail: line.optional(),
  type: ref(activityKindWire).optional(),
  intervenants: listOf(participantWire).optional(),
});

export type ActivityKindWire = z.output<typeof activityKindWire>;
export type ActivityWire = z.output<typeof activityWire>;
