import type { z } from 'zod';
import { id, line, listOf, record, text } from './fields.ts';
import { imageWire, videoWire } from './media.ts';

export const personWire = record({
  id,
  prenom: line.optional(),
  nom: line.optional(),
  bio_fr: text.optional(),
  bio_en: text.optional(),
  photo: line.optional(),
  photo_db: imageWire.optional(),
  thumbnail: line.optional(),
  videos: listOf(videoWire).optional(),
});

export type PersonWire = z.output<typeof personWire>;
