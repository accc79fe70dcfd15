import type { Id } from './common.ts';

export interface ActivityRow {
  id: Id;
  intitule: string;
  intitule_en: string | null;
  intro_fr: string | null;
  intro_en: string | null;
  intro_ar: string | null;
  description_fr: string | null;
  description_en: string | null;
  description_ar: string | null;
  image: string | null;
  image_base: { reduced_size_image: string | null; file: string | null; thumbnail: string | null } | null;
  thumbnail: string | null;
  type: Id | null;
  intervenants: ParticipantRow[];
}

export interface ParticipantRow {
  id: Id;
  role: Id;
  personne: Id;
}
