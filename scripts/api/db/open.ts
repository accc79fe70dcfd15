import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './query.ts';
import { migrations } from './schema.ts';
import { createWriteQueue } from './write-queue.ts';

/** An open database: reads go straight to `sqlite`, every write through `write`. */
export type Store = ReturnType<typeof openStore>;

/** Another process’s transaction takes milliseconds; waiting for it blocks this process. */
const BUSY_TIMEOUT_MS = 2000;

/**
 * Opens the database file (or `:memory:`), creates it and its folder if absent, and brings its schema up to date.
 * @throws Error when the file cannot be opened, or was written by a newer version of this program.
 */
export function openStore(path: string) {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true });
    // Only the owner may read accounts and messages; SQLite gives its side files the same mode.
    closeSync(openSync(path, 'a', 0o600));
  }
  const sqlite = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF');
    migrate(sqlite);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const queue = createWriteQueue(sqlite);
  return {
    sqlite,
    write: queue.write,
    /** Finishes waiting writes, folds the write-ahead log into the file and closes it. */
    close: (): void => {
      queue.flush();
      sqlite.close();
    },
  };
}

function version(sqlite: DatabaseSync): number {
  return Number(sqlite.prepare('PRAGMA user_version').get()?.['user_version']);
}

function migrate(sqlite: DatabaseSync): void {
  if (version(sqlite) > migrations.length) {
    throw new Error(
      `The database is of version ${version(sqlite)} and this program knows ${migrations.length}: use a newer program or another API_DB.`,
    );
  }
  // Most starts have nothing to migrate, and must succeed on a full or read-only disk.
  if (version(sqlite) === migrations.length) return;
  inTransaction(sqlite, () => {
    // Read again: another process may have migrated while this one waited for the lock.
    for (const migration of migrations.slice(version(sqlite))) sqlite.exec(migration);
    sqlite.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
