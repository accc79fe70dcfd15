import { query } from './query.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact, Partnership } from '../validation/messages.ts';

/** A message of a visitor to the festival. */
export type Message = { kind: 'contact'; body: Contact } | { kind: 'partnership'; body: Partnership };

export type StoredMessage = Message & {
  id: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

/** The columns of a message. */
export const MESSAGE = 'message.id, kind, body, created_at AS createdAt';

/** A message as the database has it: its body as JSON, which was validated by the schema of its kind. */
export interface MessageRow extends Pick<StoredMessage, 'id' | 'kind' | 'createdAt'> {
  body: string;
}

export const storedMessage = (row: MessageRow): StoredMessage =>
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
