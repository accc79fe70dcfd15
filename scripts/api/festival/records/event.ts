import type { ActivityRow } from './activity.ts';
import type { Id, TitledRow, VideoRow } from './common.ts';

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
  /** Days on which it is closed although its opening days say otherwise, `yyyy-MM-dd`. */
  fermetures: string[];
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
  /** When it was to begin, of an event that has another date now, ISO 8601 with an offset. */
  date_initiale: string | null;
  activite: ActivityRow[];
  photos: PhotoRow[];
  videos: VideoRow[];
}

/** **Status** of an event that is not as planned: cancelled, postponed, full. */
export type EventStatus = 'annule' | 'reporte' | 'complet';

export interface EventTypeRow extends TitledRow {
  ordre: number | null;
  couleur1: string | null;
  couleur2: string | null;
}

export interface PhotoRow {
  id: Id;
  file: string;
  reduced_size_image: string | null;
  title: string | null;
  title_en?: string | null;
  /** What it shows, for readers who cannot see it. */
  description_fr?: string | null;
  description_en?: string | null;
  /** Who took it. */
  auteur?: string | null;
  /** When it was taken: `yyyy` or `yyyy-MM-dd`. */
  date?: string | null;
  /** Address or words. */
  licence?: string | null;
  credit: string[];
  /** The press may download `file`. */
  telechargeable: boolean;
  droits: string | null;
  droits_en: string | null;
}
