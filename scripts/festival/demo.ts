import { fileURLToPath } from 'node:url';
import type { Festival } from '../api/festival/records/festival.ts';
import { readFestival } from './read-festival.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../demo/festival', import.meta.url));

/**
 * Reads the records of the demo festival.
 * @param now As for `readFestival`. Defaults to the evening at which the demo is shown, before its programme changes.
 */
export function demoFestival(now = '2024-10-12T17:00'): Festival {
  return readFestival(DEMO_FOLDER, { now }).festival;
}
