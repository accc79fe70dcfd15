/**
 * The rows of a festival as the embedded back end keeps them: the entities of API.md with every reference as an id.
 * Names stay French, as on the wire. Media are paths under `/media/`, date-times ISO 8601 with the Tunis offset.
 */
export type Id = number;

export interface MenuRow {
  id: Id;
  intitule_fr: string;
  intitule_en: string | null;
  show: boolean;
  ordre: number;
}

export interface SubMenuRow {
  id: Id;
  menu: Id;
  show: boolean;
  intitule_fr: string;
  intitule_en: string | null;
  page: Id | null;
  path: string | null;
  ordre: number;
}

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
  contact_presse: { nom: string; email: string; telephone: string | null } | null;
  chiffres: FigureRow[];
  presentation_50_fr: string | null;
  presentation_50_en: string | null;
  presentation_100_fr: string | null;
  presentation_100_en: string | null;
  presentation_250_fr: string | null;
  presentation_250_en: string | null;
}

/** A figure for the press: `70 000`, and what it counts. */
export interface FigureRow {
  valeur: string;
  intitule: string;
  intitule_en: string | null;
  source: string | null;
}

export interface ParticipantRow {
  id: Id;
  role: Id;
  personne: Id;
}

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

export interface PhotoRow {
  id: Id;
  file: string;
  reduced_size_image: string | null;
  title: string | null;
  credit: string[];
  /** The press may download `file`. */
  telechargeable: boolean;
  droits: string | null;
  droits_en: string | null;
}

export interface VideoRow {
  id: Id;
  title: string | null;
  title_en: string | null;
  youtube_id: string | null;
  file: string | null;
}

/** What happened to an event that is not as planned: cancelled, postponed, full. */
export type EventStatus = 'annule' | 'reporte' | 'complet';

export interface EventRow {
  id: Id;
  parent: Id | null;
  date: string | null;
  date_end: string | null;
  date_debut: string | null;
  vernissage: string | null;
  lieu: Id | null;
  type: Id | null;
  edition: Id | null;
  in_program: boolean;
  show: boolean;
  jours_ouverture: { intitule: string; intitule_en: string | null } | null;
  horaires_ouverture: string | null;
  lien_billetterie: string | null;
  lien_externe: string | null;
  inscription_form: boolean;
  /** Null: as planned. */
  statut: EventStatus | null;
  tarif: { intitule: string; intitule_en: string | null } | null;
  /** Dinars; 0 is free. */
  prix: number | null;
  /** Languages spoken or signed, e.g. `fr`, `lsf`. */
  langues: string[];
  /** Places; null when they are not counted. */
  jauge: number | null;
  activite: ActivityRow[];
  photos: PhotoRow[];
  videos: VideoRow[];
}

export interface TitledRow {
  id: Id;
  intitule: string;
  intitule_en: string | null;
}

export interface RoleRow extends TitledRow {
  ordre: number | null;
  categorie: number | null;
}

export interface EventTypeRow extends TitledRow {
  ordre: number | null;
  couleur1: string | null;
  couleur2: string | null;
}

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
  telephone: string | null;
  site: string | null;
}

/** What a place offers: step-free for wheelchairs, toilets for them, a hearing loop, guide dogs let in, no step at all. */
export type Accessibility = 'pmr' | 'toilettes_pmr' | 'boucle_magnetique' | 'chien_guide' | 'sans_marche';

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

export interface SocialRow {
  id: Id;
  lien: string;
  icone: string;
}

export interface MediaLinkRow {
  id: Id;
  url: string;
  intitule_fr: string | null;
  intitule_en: string | null;
  date: string | null;
  ordre: number | null;
  image_db: { reduced_size_image: string | null } | null;
}

export interface FaqRow {
  id: Id;
  type: Id;
  question_fr: string | null;
  question_en: string | null;
  answer_fr: string | null;
  answer_en: string | null;
}

export interface SectionRow {
  id: Id;
  intitule_fr: string | null;
  intitule_en: string | null;
  content_fr: string | null;
  content_en: string | null;
  view: string | null;
}

export interface PageRow {
  id: Id;
  intitule_fr: string;
  intitule_en: string | null;
  sections: SectionRow[];
}

export interface PdfRow {
  id: Id;
  download_url: string | null;
}

/** A whole festival, ready to be written to the database. */
export interface Festival {
  menus: MenuRow[];
  subMenus: SubMenuRow[];
  editions: EditionRow[];
  events: EventRow[];
  activityTypes: TitledRow[];
  roles: RoleRow[];
  eventTypes: EventTypeRow[];
  persons: PersonRow[];
  places: PlaceRow[];
  partnerTypes: PartnerTypeRow[];
  partners: PartnerRow[];
  socials: SocialRow[];
  mediaLinks: MediaLinkRow[];
  faqTypes: TitledRow[];
  faqs: FaqRow[];
  pages: PageRow[];
  pdfs: PdfRow[];
}
