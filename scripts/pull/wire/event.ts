import type { z } from 'zod';
import { activityWire } from './activity.ts';
import { editionWire } from './edition.ts';
import { flag, id, integer, line, listOf, number, record, ref, truthy } from './fields.ts';
import { photoWire, videoWire } from './media.ts';
import { placeWire } from './place.ts';

export const eventTypeWire = record({
  id,
  intitule: line.optional(),
  intitule_en: line.optional(),
  ordre: number.optional(),
  couleur1: line.optional(),
  couleur2: line.optional(),
});

const flatEventWire = record({
  id,
  /** Of a parent only the id counts: what it holds stands in the list itself, where it is shown. */
  parent: ref(record({ id })).optional(),
  date: line.optional(),
  date_end: line.optional(),
  date_debut: line.optional(),
  vernissage: line.optional(),
  lieu: ref(placeWire).optional(),
  type: ref(eventTypeWire).optional(),
  edition: ref(editionWire).optional(),
  in_program: flag.optional(),
  show: flag.optional(),
  jours_ouverture: record({ intitule: line.optional(), intitule_en: line.optional() }).optional(),
  horaires_ouverture: line.optional(),
  fermetures: listOf(line).optional(),
  lien_billetterie: line.optional(),
  lien_externe: line.optional(),
  inscription_form: truthy.optional(),
  statut: line.optional(),
  tarif: record({ intitule: line.optional(), intitule_en: line.optional() }).optional(),
  prix: number.optional(),
  langues: listOf(line).optional(),
  jauge: integer.optional(),
  date_initiale: line.optional(),
  activite: listOf(activityWire).optional(),
  photos: record({ photos: listOf(photoWire).optional() }).optional(),
  videos: listOf(videoWire).optional(),
});

export type EventWire = z.output<typeof flatEventWire> & { children?: EventWire[] | undefined };

export const eventWire: z.ZodType<EventWire> = flatEventWire.extend({
  get children() {
    return listOf(ref(eventWire)).optional();
  },
});

export type EventTypeWire = z.output<typeof eventTypeWire>;
