import type { Id, Text, TitledRow, InBoth } from './programme.ts';

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

export interface SectionRow extends InBoth<'intitule' | 'content'> {
  id: Id;
  view: Text;
}

export interface PartnerTypeRow extends TitledRow {
  ordre: number | null;
}

export interface PartnerRow extends InBoth<'nom'> {
  id: Id;
  type: Id;
  logo: Text;
  highlight: boolean;
  url: Text;
}

export interface FaqRow extends InBoth<'question' | 'answer'> {
  id: Id;
  type: Id;
}

export interface MediaLinkRow extends InBoth<'intitule'> {
  id: Id;
  url: string;
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
