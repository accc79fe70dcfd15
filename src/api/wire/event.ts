import type { z } from 'zod';
import { activityWire } from './activity.ts';
import { editionWire } from './edition.ts';
import { flag, id, many, number, record, ref, text, truthy } from './fields.ts';
import { photoWire, videoWire } from './media.ts';
import { placeWire } from './place.ts';

export const eventTypeWire = record({
  id,
  intitule: text.optional(),
  intitule_en: text.optional(),
  ordre: number.optional(),
  couleur1: text.optional(),
  couleur2: text.optional(),
});

const flatEventWire = record({
  id,
  /** Of a parent only the id counts: what it holds stands in the list itself, where it is shown. */
  parent: ref(record({ id })).optional(),
  date: text.optional(),
  date_end: text.optional(),
  date_debut: text.optional(),
  vernissage: text.optional(),
  lieu: ref(placeWire).optional(),
  type: ref(eventTypeWire).optional(),
  edition: ref(editionWire).optional(),
  in_program: flag.optional(),
  show: flag.optional(),
  jours_ouverture: record({ intitule: text.optional(), intitule_en: text.optional() }).optional(),
  horaires_ouverture: text.optional(),
  lien_billetterie: text.optional(),
  lien_externe: text.optional(),
  inscription_form: truthy.optional(),
  activite: many(activityWire).optional(),
  photos: record({ photos: many(photoWire).optional() }).optional(),
  videos: many(videoWire).optional(),
});

export type EventWire = z.output<typeof flatEventWire> & { children?: EventWire[] | undefined };

export const eventWire: z.ZodType<EventWire> = flatEventWire.extend({
  get children() {
    return many(ref(eventWire)).optional();
  },
});

export type EventTypeWire = z.output<typeof eventTypeWire>;
