import type { z } from 'zod';
import { id, many, record, text } from './fields.ts';
import { imageWire, videoWire } from './media.ts';

export const personWire = record({
  id,
  prenom: text.optional(),
  nom: text.optional(),
  bio_fr: text.optional(),
  bio_en: text.optional(),
  photo: text.optional(),
  photo_db: imageWire.optional(),
  thumbnail: text.optional(),
  videos: many(videoWire).optional(),
});

export type PersonWire = z.output<typeof personWire>;
