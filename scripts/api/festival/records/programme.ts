/**
 * The rows of a festival as the embedded back end keeps them: the entities of the contract (`scripts/api/README.md`) with
 * every reference as an id. Names stay French, as on the wire. Media are paths under `/media/`, date-times ISO 8601 with
 * the festival's offset.
 */
export type Id = number;

export type Text = string | null;

interface Title {
  intitule: string;
  intitule_en: Text;
}

export interface TitledRow extends Title {
  id: Id;
}

export interface EventTypeRow extends TitledRow {
  ordre: number | null;
  couleur1: Text;
  couleur2: Text;
}

export interface RoleRow extends TitledRow {
  ordre: number | null;
  categorie: number | null;
}

export interface EditionRow extends TitledRow {
  annee: number;
  image: Text;
  couleur1: Text;
  couleur2: Text;
  date_debut: Text;
  date_fin: Text;
  edito_fr: Text;
  edito_en: Text;
  partenaires: Id[];
  /** Public holidays of its country while it lasts, by their date, `yyyy-MM-dd`. */
  jours_feries: (Title & { date: string })[];
  contact_presse: { nom: string; email: string; telephone: Text } | null;
  /** Figures for the press: `70 000`, and what it counts. `valeur_en` is where the number is written otherwise: `over 60`. */
  chiffres: (Title & { valeur: string; valeur_en: Text; source: Text; source_en: Text })[];
  presentation_50_fr: Text;
  presentation_50_en: Text;
  presentation_100_fr: Text;
  presentation_100_en: Text;
  presentation_250_fr: Text;
  presentation_250_en: Text;
  /** On embargo and credits. */
  politique_presse_fr?: Text;
  politique_presse_en?: Text;
}

export interface EventRow {
  id: Id;
  parent: Id | null;
  date: Text;
  date_end: Text;
  date_debut: Text;
  vernissage: Text;
  lieu: Id | null;
  type: Id | null;
  edition: Id | null;
  in_program: boolean;
  show: boolean;
  jours_ouverture: Title | null;
  horaires_ouverture: Text;
  /** Days on which it is closed although its opening days say otherwise, `yyyy-MM-dd`. */
  fermetures: string[];
  lien_billetterie: Text;
  lien_externe: Text;
  inscription_form: boolean;
  /** Null: as planned. */
  statut: EventStatus | null;
  tarif: Title | null;
  /** Dinars; 0 is free. */
  prix: number | null;
  /** Languages spoken or signed, e.g. `fr`, `lsf`. */
  langues: string[];
  /** Places; null when they are not counted. */
  jauge: number | null;
  /** When it was to begin, of an event that has another date now, ISO 8601 with an offset. */
  date_initiale: Text;
  activite: ActivityRow[];
  photos: PhotoRow[];
  videos: VideoRow[];
}

/** **Status** of an event that is not as planned: cancelled, postponed, full. */
export type EventStatus = 'annule' | 'reporte' | 'complet';

export interface ActivityRow extends TitledRow {
  intro_fr: Text;
  intro_en: Text;
  intro_ar: Text;
  description_fr: Text;
  description_en: Text;
  description_ar: Text;
  image: Text;
  image_base: { reduced_size_image: Text; file: Text; thumbnail: Text } | null;
  thumbnail: Text;
  type: Id | null;
  intervenants: ParticipantRow[];
}

export interface ParticipantRow {
  id: Id;
  role: Id;
  personne: Id;
}

export interface PhotoRow {
  id: Id;
  file: string;
  reduced_size_image: Text;
  title: Text;
  title_en?: Text;
  /** What it shows, for readers who cannot see it. */
  description_fr?: Text;
  description_en?: Text;
  /** Who took it. */
  auteur?: Text;
  /** When it was taken: `yyyy` or `yyyy-MM-dd`. */
  date?: Text;
  /** Address or words. */
  licence?: Text;
  credit: string[];
  /** The press may download `file`. */
  telechargeable: boolean;
  droits: Text;
  droits_en: Text;
}

export interface VideoRow {
  id: Id;
  title: Text;
  title_en: Text;
  youtube_id: Text;
  file: Text;
}

export interface PersonRow {
  id: Id;
  prenom: Text;
  nom: Text;
  bio_fr: Text;
  bio_en: Text;
  photo: Text;
  photo_db: { reduced_size_image: Text; title: Text; thumbnail: Text } | null;
  thumbnail: Text;
  videos: VideoRow[];
}

export interface PlaceRow {
  id: Id;
  nom: string;
  nom_en: Text;
  latitude: number | null;
  longitude: number | null;
  adresse: Text;
  adresse_en: Text;
  acces: Text;
  acces_en: Text;
  accessibilite: readonly Accessibility[];
  jours_ouverture: Title | null;
  horaires_ouverture: Text;
  telephone: Text;
  site: Text;
}

/**
 * What a place offers: step-free for wheelchairs, toilets for them, a hearing loop, guide dogs let in, sign language at
 * its desk, no step at all.
 */
export type Accessibility =
  'pmr' | 'toilettes_pmr' | 'boucle_magnetique' | 'chien_guide' | 'langue_des_signes' | 'sans_marche';
