/**
 * The rows of a festival as the embedded back end stores them: the entities of the contract (`scripts/api/README.md`)
 * with every reference as an id. Field names are French, as on the wire. Media are paths under `/media/`, date-times
 * are ISO 8601 with the festival's offset.
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

/** A text in both languages: `edito_fr`, `edito_en`. */
export type InBoth<Name extends string> = Record<`${Name}_${'fr' | 'en'}`, Text>;

/** A text in both languages whose French field has no suffix: `acces`, `acces_en`. */
export type Pair<Name extends string> = Record<Name | `${Name}_en`, Text>;

export interface EventTypeRow extends TitledRow {
  ordre: number | null;
  couleur1: Text;
  couleur2: Text;
}

export interface RoleRow extends TitledRow {
  ordre: number | null;
  categorie: number | null;
}

export interface EditionRow
  extends
    TitledRow,
    InBoth<'edito' | `presentation_${50 | 100 | 250}`>,
    /** Rules for the press on embargo and credits. */
    Partial<InBoth<'politique_presse'>> {
  annee: number;
  image: Text;
  couleur1: Text;
  couleur2: Text;
  date_debut: Text;
  date_fin: Text;
  partenaires: Id[];
  /** Public holidays of the country during the edition, with their date, `yyyy-MM-dd`. */
  jours_feries: (Title & { date: string })[];
  contact_presse: { nom: string; email: string; telephone: Text } | null;
  /** Figures for the press: a value (`70 000`) and its label. `valeur_en` is set if English differs, e.g. `over 60`. */
  chiffres: (Title & Pair<'source'> & { valeur: string; valeur_en: Text })[];
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
  /** Days on which the event is closed despite its opening days, `yyyy-MM-dd`. */
  fermetures: string[];
  lien_billetterie: Text;
  lien_externe: Text;
  inscription_form: boolean;
  /** Null if the event is as planned. */
  statut: EventStatus | null;
  tarif: Title | null;
  /** Price in dinars; 0 means free. */
  prix: number | null;
  /** Languages spoken or signed, e.g. `fr`, `lsf`. */
  langues: string[];
  /** Number of places; null if places are not counted. */
  jauge: number | null;
  /** Original start of an event whose date has changed, ISO 8601 with an offset. */
  date_initiale: Text;
  activite: ActivityRow[];
  photos: PhotoRow[];
  videos: VideoRow[];
}

/** **Status** of an event that is cancelled, postponed or full. */
export type EventStatus = 'annule' | 'reporte' | 'complet';

export interface ActivityRow
  extends TitledRow, Record<`${'intro' | 'description'}_${'fr' | 'en' | 'ar'}`, Text> {
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

/** A photo. Its description is a text alternative for readers who cannot see it. */
export interface PhotoRow extends Pair<'droits'>, Partial<InBoth<'description'>> {
  id: Id;
  file: string;
  reduced_size_image: Text;
  title: Text;
  title_en?: Text;
  auteur?: Text;
  /** Date on which the photo was taken: `yyyy` or `yyyy-MM-dd`. */
  date?: Text;
  /** Licence as an address or in words. */
  licence?: Text;
  credit: string[];
  /** Whether the press may download `file`. */
  telechargeable: boolean;
}

export interface VideoRow extends Pair<'title'> {
  id: Id;
  youtube_id: Text;
  file: Text;
}

export interface PersonRow extends InBoth<'bio'> {
  id: Id;
  prenom: Text;
  nom: Text;
  photo: Text;
  photo_db: { reduced_size_image: Text; title: Text; thumbnail: Text } | null;
  thumbnail: Text;
  videos: VideoRow[];
}

export interface PlaceRow extends Pair<'adresse' | 'acces'> {
  id: Id;
  nom: string;
  nom_en: Text;
  latitude: number | null;
  longitude: number | null;
  accessibilite: readonly Accessibility[];
  jours_ouverture: Title | null;
  horaires_ouverture: Text;
  telephone: Text;
  site: Text;
}

/**
 * Accessibility of a place, in this order: step-free access for wheelchairs, toilets for wheelchairs, a hearing loop,
 * guide dogs admitted, sign language at the desk, no step at all.
 */
export type Accessibility =
  'pmr' | 'toilettes_pmr' | 'boucle_magnetique' | 'chien_guide' | 'langue_des_signes' | 'sans_marche';
