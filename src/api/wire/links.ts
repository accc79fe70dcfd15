import type { z } from 'zod';
import { id, number, record, text } from './fields.ts';
import { imageWire } from './media.ts';

export const socialWire = record({ id, lien: text.optional(), icone: text.optional() });

export const mediaLinkWire = record({
  id,
  url: text.optional(),
  intitule_fr: text.optional(),
  intitule_en: text.optional(),
  date: text.optional(),
  ordre: number.optional(),
  image_db: imageWire.optional(),
});

export type SocialWire = z.output<typeof socialWire>;
export type MediaLinkWire = z.output<typeof mediaLinkWire>;
