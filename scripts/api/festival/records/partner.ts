import type { Id, TitledRow } from './common.ts';

export interface PartnerTypeRow extends TitledRow {
  ordre: number | null;
}

export interface PartnerRow {
  id: Id;
  type: Id;
  logo: string | null;
  highlight: boolean;
  nom_fr: string | null;
  nom_en: string | null;
  url: string | null;
}
