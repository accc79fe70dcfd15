import type { z } from 'zod';
import { id, many, record, ref, text } from './fields.ts';
import { imageWire } from './media.ts';
import { participantWire } from './role.ts';

/** Nested, it may come without its id: API.md gives it a title only. */
export const activityKindWire = record({
  id: id.optional(),
  intitule: text.optional(),
  intitule_en: text.optional(),
});

export const activityWire = record({
  id,
  intitule: text.optional(),
  intitule_en: text.optional(),
  intro_fr: text.optional(),
  intro_en: text.optional(),
  intro_ar: text.optional(),
  description_fr: text.optional(),
  description_en: text.optional(),
  description_ar: text.optional(),
  image: text.optional(),
  image_base: imageWire.optional(),
  thumbnail: text.optional(),
  type: ref(activityKindWire).optional(),
  intervenants: many(participantWire).optional(),
});

export type ActivityKindWire = z.output<typeof activityKindWire>;
export type ActivityWire = z.output<typeof activityWire>;
