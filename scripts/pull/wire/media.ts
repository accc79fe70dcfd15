import { z } from 'zod';
import { flag, id, line, lineOrNumber, listOf, record } from './fields.ts';

export const videoWire = record({
  id,
  title: line.optional(),
  title_en: line.optional(),
  youtube_id: line.optional(),
  file: line.optional(),
});

export const photoWire = record({
  id,
  file: line.optional(),
  reduced_size_image: line.optional(),
  title: line.optional(),
  title_en: line.optional(),
  description_fr: line.optional(),
  description_en: line.optional(),
  auteur: line.optional(),
  date: lineOrNumber.optional(),
  licence: line.optional(),
  credit: z.preprocess((value) => (typeof value === 'string' ? [value] : value), listOf(line)).optional(),
  telechargeable: flag.optional(),
  droits: line.optional(),
  droits_en: line.optional(),
});

/** A picture of the back end's library, in the sizes it keeps. */
export const imageWire = record({
  reduced_size_image: line.optional(),
  file: line.optional(),
  thumbnail: line.optional(),
  title: line.optional(),
});

export type VideoWire = z.output<typeof videoWire>;
export type PhotoWire = z.output<typeof photoWire>;
