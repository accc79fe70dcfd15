export const KEY = 'bench-key';
export const KEY_HEADER = 'X-App-Key';

export interface ServerSettings {
  /** Path of the database file. */
  database: string;
  /** How many events the festival has. */
  events: number;
  /** Places of each event; without end if absent. */
  places?: number;
  /** Passwords are not what is measured. */
  cheapHashes: boolean;
}
