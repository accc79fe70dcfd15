import { MESSAGE, storedMessage, type MessageRow, type StoredMessage } from './message-repository.ts';
import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';

export type PendingMessage = StoredMessage & { attempts: number };

/**
 * Messages to be mailed. Times are milliseconds since the epoch. Methods that change something are called inside a write.
 */
export function createOutboxRepository(sqlite: DatabaseSync) {
  const add = sqlite.prepare('INSERT INTO outbox (message, next_try_at) VALUES (?, ?)');
  const due = query<MessageRow & { attempts: number }>(
    sqlite,
    `SELECT ${MESSAGE}, attempts FROM outbox JOIN message ON message.id = outbox.message
    WHERE next_try_at <= ? ORDER BY next_try_at, message.id LIMIT 1`,
  );
  const putOff = sqlite.prepare(
    'UPDATE outbox SET attempts = attempts + 1, next_try_at = ? WHERE message = ?',
  );
  const sent = sqlite.prepare('DELETE FROM outbox WHERE message = ?');
  const failed = sqlite.prepare('UPDATE outbox SET next_try_at = ?, last_error = ? WHERE message = ?');
  return {
    add: (message: number, now: number): void => void add.run(message, now),
    /** Takes the first message that is due and defers its next try to `until`, so that no other process mails it too. */
    claim: (now: number, until: number): PendingMessage | null => {
      const row = due.get(now);
      if (!row) return null;
      const pending = { ...storedMessage(row), attempts: row.attempts + 1 };
      putOff.run(until, pending.id);
      return pending;
    },
    sent: (message: number): void => void sent.run(message),
    failed: (message: number, nextTryAt: number, reason: string): void =>
      void failed.run(nextTryAt, reason, message),
  };
}
