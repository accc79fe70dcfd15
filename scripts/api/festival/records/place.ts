import type { Id } from './common.ts';

export interface PlaceRow {
  id: Id;
  nom: string;
  nom_en: string | null;
  latitude: number | null;
  longitude: number | null;
  adresse: string | null;
  adresse_en: string | null;
  acces: string | null;
  acces_en: string | null;
  accessibilite: readonly Accessibility[];
  jours_ouverture: { intitule: string; intitule_en: string | null } | null;
  horaires_ouverture: string | null;
  telephone: string | null;
  site: string | null;
}

/**
 * What a place offers: step-free for wheelchairs, toilets for them, a hearing loop, guide dogs let in, sign language at
 * its desk, no step at all.
 */
export type Accessibility =
  'pmr' | 'toilettes_pmr' | 'boucle_magnetique' | 'chien_guide' | 'langue_des_signes' | 'sans_marche';
