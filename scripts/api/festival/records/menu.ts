import type { Id } from './common.ts';

export interface MenuRow {
  id: Id;
  intitule_fr: string;
  intitule_en: string | null;
  show: boolean;
  ordre: number;
}

export interface SubMenuRow {
  id: Id;
  menu: Id;
  show: boolean;
  intitule_fr: string;
  intitule_en: string | null;
  page: Id | null;
  path: string | null;
  ordre: number;
}
