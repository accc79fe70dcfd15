import type { Id } from './common.ts';

export interface PageRow {
  id: Id;
  intitule_fr: string;
  intitule_en: string | null;
  sections: SectionRow[];
}

export interface SectionRow {
  id: Id;
  intitule_fr: string | null;
  intitule_en: string | null;
  content_fr: string | null;
  content_en: string | null;
  view: string | null;
}
