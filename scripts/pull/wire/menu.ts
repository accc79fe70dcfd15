import type { z } from 'zod';
import { flag, id, line, number, record, ref } from './fields.ts';

export const menuWire = record({
  id,
  intitule_fr: line.optional(),
  intitule_en: line.optional(),
  show: flag.optional(),
  ordre: number.optional(),
});

export const subMenuWire = record({
  id,
  menu: ref(menuWire).optional(),
  show: flag.optional(),
  intitule_fr: line.optional(),
  intitule_en: line.optional(),
  page: ref(record({ id })).optional(),
  path: line.optional(),
  ordre: number.optional(),
});

export type MenuWire = z.output<typeof menuWire>;
export type SubMenuWire = z.output<typeof subMenuWire>;
