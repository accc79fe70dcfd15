import type { Id, TitledRow, VideoRow } from './common.ts';

export interface PersonRow {
  id: Id;
  prenom: string | null;
  nom: string | null;
  bio_fr: string | null;
  bio_en: string | null;
  photo: string | null;
  photo_db: { reduced_size_image: string | null; title: string | null; thumbnail: string | null } | null;
  thumbnail: string | null;
  videos: VideoRow[];
}

export interface RoleRow extends TitledRow {
  ordre: number | null;
  categorie: number | null;
}
