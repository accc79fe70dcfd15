export const KEY = 'bench-key';
export const KEY_HEADER = 'X-App-Key';

export interface ServerSettings {
  database: string;
  events: number;
  /** Places of each event; without end if absent. */
  places?: number;
  /** Passwords are not what is measured. */
  cheapHashes: boolean;
}
