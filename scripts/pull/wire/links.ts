import type { z } from 'zod';
import { id, line, number, record } from './fields.ts';
import { imageWire } from './media.ts';

export const socialWire = record({ id, lien: line.optional(), icone: line.optional() });

export const mediaLinkWire = record({
  id,
  url: line.optional(),
  intitule_fr: line.optional(),
  intitule_en: line.optional(),
  date: line.optional(),
  ordre: number.optional(),
  image_db: imageWire.optional(),
});

export type SocialWire = z.output<typeof socialWire>;
export type MediaLinkWire = z.output<typeof mediaLinkWire>;
