import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact, Partnership } from '../validation/messages.ts';

export type Message = { kind: 'contact'; body: Contact } | { kind: 'partnership'; body: Partnership };

export type StoredMessage = Message & {
  id: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

const MESSAGE = 'message.id, kind, body, created_at AS createdAt';

/** A message as stored in the database: its body is JSON that was validated by the schema of its kind. */
interface MessageRow extends Pick<StoredMessage, 'id' | 'kind' | 'createdAt'> {
  body: string;
}

const storedMessage = (row: MessageRow): StoredMessage =>
  ({ ...row, body: JSON.parse(row.body) as unknown }) as StoredMessage;

export function createMessageRepository(sqlite: DatabaseSync) {
  const insert = sqlite.prepare('INSERT INTO message (kind, body, created_at) VALUES (?, ?, ?)');
  const all = query<MessageRow>(sqlite, `SELECT ${MESSAGE} FROM message ORDER BY id`);
  return {
    /** To be called inside a write. @returns the message’s id. */
    insert: ({ kind, body }: Message, now: number) =>
      Number(insert.run(kind, JSON.stringify(body), now).lastInsertRowid),
    all: (): StoredMessage[] => all.all().map(storedMessage),
  };
}

export type PendingMessage = StoredMessage & { attempts: number };

/** Messages to be mailed. Times are milliseconds since the epoch; methods that change any are called inside a write. */
export function createOutboxRepository(sqlite: DatabaseSync) {
  const add = sqlite.prepare('INSERT INTO outbox (message, next_try_at) VALUES (?, ?)');
  const due = query<MessageRow & { attempts: number }>(
    sqlite,
    `SELECT ${MESSAGE}, attempts FROM outbox JOIN message ON message.id = outbox.message
    WHERE next_try_at <= ? ORDER BY next_try_at, message.id LIMIT 1`,
  );
  const deferRetry = sqlite.prepare(
    'UPDATE outbox SET attempts = attempts + 1, next_try_at = ? WHERE message = ?',
  );
  const sent = sqlite.prepare('DELETE FROM outbox WHERE message = ?');
  const failed = sqlite.prepare('UPDATE outbox SET next_try_at = ?, last_error = ? WHERE message = ?');
  return {
    add: (message: number, now: number): void => void add.run(message, now),
    /** Returns the first due message and defers its next try to `until`, so that no other process mails it too. */
    claim: (now: number, until: number): PendingMessage | null => {
      const row = due.get(now);
      if (!row) return null;
      const pending = { ...storedMessage(row), attempts: row.attempts + 1 };
      deferRetry.run(until, pending.id);
      return pending;
    },
    sent: (message: number): void => void sent.run(message),
    failed: (message: number, nextTryAt: number, reason: string): void =>
      void failed.run(nextTryAt, reason, message),
  };
}
