import { textOf } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Name of the hash of the festival's content in `meta`. */
export const CONTENT_VERSION = 'content_version';

/** The hash of the festival in the database, or null before the first seeding. */
export function contentVersion(sqlite: DatabaseSync): string | null {
  const row = sqlite.prepare('SELECT value FROM meta WHERE name = ?').get(CONTENT_VERSION);
  return row ? textOf(row, 'value') : null;
}
