import { z } from 'zod';
import { id, many, record, text } from './fields.ts';

export const videoWire = record({
  id,
  title: text.optional(),
  title_en: text.optional(),
  youtube_id: text.optional(),
  file: text.optional(),
});

export const photoWire = record({
  id,
  file: text.optional(),
  reduced_size_image: text.optional(),
  title: text.optional(),
  credit: z.preprocess((value) => (typeof value === 'string' ? [value] : value), many(text)).optional(),
});

/** A picture of the back end's library, in the sizes it keeps. */
export const imageWire = record({
  reduced_size_image: text.optional(),
  file: text.optional(),
  thumbnail: text.optional(),
  title: text.optional(),
});

export type VideoWire = z.output<typeof videoWire>;
export type PhotoWire = z.output<typeof photoWire>;
