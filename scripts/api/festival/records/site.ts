import type { Id, Text, TitledRow } from './programme.ts';

/** What stands around the programme, like `programme.ts`. */

export interface MenuRow {
  id: Id;
  intitule_fr: string;
  intitule_en: Text;
  show: boolean;
  ordre: number;
}

export interface SubMenuRow extends MenuRow {
  menu: Id;
  page: Id | null;
  path: Text;
}

export interface PageRow {
  id: Id;
  intitule_fr: string;
  intitule_en: Text;
  sections: SectionRow[];
}

export interface SectionRow {
  id: Id;
  intitule_fr: Text;
  intitule_en: Text;
  content_fr: Text;
  content_en: Text;
  view: Text;
}

export interface PartnerTypeRow extends TitledRow {
  ordre: number | null;
}

export interface PartnerRow {
  id: Id;
  type: Id;
  logo: Text;
  highlight: boolean;
  nom_fr: Text;
  nom_en: Text;
  url: Text;
}

export interface FaqRow {
  id: Id;
  type: Id;
  question_fr: Text;
  question_en: Text;
  answer_fr: Text;
  answer_en: Text;
}

export interface MediaLinkRow {
  id: Id;
  url: string;
  intitule_fr: Text;
  intitule_en: Text;
  date: Text;
  ordre: number | null;
  image_db: { reduced_size_image: Text } | null;
}

export interface SocialRow {
  id: Id;
  lien: string;
  icone: string;
}

export interface PdfRow {
  id: Id;
  download_url: Text;
}
