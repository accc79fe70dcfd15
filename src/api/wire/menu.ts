import type { z } from 'zod';
import { flag, id, number, record, ref, text } from './fields.ts';

export const menuWire = record({
  id,
  intitule_fr: text.optional(),
  intitule_en: text.optional(),
  show: flag.optional(),
  ordre: number.optional(),
});

export const subMenuWire = record({
  id,
  menu: ref(menuWire).optional(),
  show: flag.optional(),
  intitule_fr: text.optional(),
  intitule_en: text.optional(),
  page: ref(record({ id })).optional(),
  path: text.optional(),
  ordre: number.optional(),
});

export type MenuWire = z.output<typeof menuWire>;
export type SubMenuWire = z.output<typeof subMenuWire>;
