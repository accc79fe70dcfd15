import { existsSync } from 'node:fs';
import { openStore, type Store } from '../api/db/open.ts';
import { csvExports } from '../api/export.ts';

/**
 * Opens the database of the back end, which may be running in another process.
 * @throws Error if there is none: opening would create an empty one, as if nobody had written.
 */
function openExisting(database: string): Store {
  if (!existsSync(database))
    throw new Error(`There is no database at ${database}: set API_DB to the back end’s.`);
  return openStore(database);
}

/** Returns visitors' messages or subscriptions as CSV. @throws Error if there is no such database or export. */
export function exported(database: string, name: string): string {
  const write = new Map(Object.entries(csvExports)).get(name);
  if (!write) throw new Error(`--export takes ${Object.keys(csvExports).join(' or ')}, not “${name}”.`);
  const db = openExisting(database);
  const table = write(db.sqlite);
  db.close();
  return table;
}

/** Copies the database, as of one moment, to a new file while the back end runs. @throws Error if the file exists. */
export function backUp(database: string, file: string): void {
  if (existsSync(file)) throw new Error(`${file} is there already: name a new file for --backup.`);
  const db = openExisting(database);
  // Accounts and messages are private: only the file's owner may read the copy.
  const before = process.umask(0o077);
  db.sqlite.prepare('VACUUM INTO ?').run(file);
  process.umask(before);
  db.close();
}
