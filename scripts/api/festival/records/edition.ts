import type { Id } from './common.ts';

export interface EditionRow {
  id: Id;
  intitule: string;
  intitule_en: string | null;
  annee: number;
  image: string | null;
  couleur1: string | null;
  couleur2: string | null;
  date_debut: string | null;
  date_fin: string | null;
  edito_fr: string | null;
  edito_en: string | null;
  partenaires: Id[];
  /** Public holidays of its country while it lasts, by their date, `yyyy-MM-dd`. */
  jours_feries: { date: string; intitule: string; intitule_en: string | null }[];
  contact_presse: { nom: string; email: string; telephone: string | null } | null;
  chiffres: FigureRow[];
  presentation_50_fr: string | null;
  presentation_50_en: string | null;
  presentation_100_fr: string | null;
  presentation_100_en: string | null;
  presentation_250_fr: string | null;
  presentation_250_en: string | null;
  /** On embargo and credits. */
  politique_presse_fr?: string | null;
  politique_presse_en?: string | null;
}

/** A figure for the press: `70 000`, and what it counts. */
export interface FigureRow {
  valeur: string;
  /** Where the number is written otherwise: `over 60`. */
  valeur_en: string | null;
  intitule: string;
  intitule_en: string | null;
  source: string | null;
  source_en: string | null;
}
