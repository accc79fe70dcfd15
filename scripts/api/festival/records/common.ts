/**
 * The rows of a festival as the embedded back end keeps them, a file a subject: the entities of the contract
 * (`scripts/api/README.md`) with every reference as an id. Names stay French, as on the wire. Media are paths under
 * `/media/`, date-times ISO 8601 with the festival's offset.
 */
export type Id = number;

export interface TitledRow {
  id: Id;
  intitule: string;
  intitule_en: string | null;
}

export interface VideoRow {
  id: Id;
  title: string | null;
  title_en: string | null;
  youtube_id: string | null;
  file: string | null;
}
