import type { Id } from './common.ts';

export interface MediaLinkRow {
  id: Id;
  url: string;
  intitule_fr: string | null;
  intitule_en: string | null;
  date: string | null;
  ordre: number | null;
  image_db: { reduced_size_image: string | null } | null;
}

export interface PdfRow {
  id: Id;
  download_url: string | null;
}
