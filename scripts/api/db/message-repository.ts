import { integerOf, textOf, type Row } from './row.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { Contact, Partnership } from '../validation/messages.ts';

/** A message of a visitor to the festival. */
export type Message = { kind: 'contact'; body: Contact } | { kind: 'partnership'; body: Partnership };

export type StoredMessage = Message & {
  id: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

/** The body was validated when it was written, by the schema of its kind. */
export function storedMessage(row: Row): StoredMessage {
  const message = { kind: textOf(row, 'kind'), body: JSON.parse(textOf(row, 'body')) as unknown } as Message;
  return { ...message, id: integerOf(row, 'id'), createdAt: integerOf(row, 'created_at') };
}

export type MessageRepository = ReturnType<typeof createMessageRepository>;

export function createMessageRepository(sqlite: DatabaseSync) {
  const insert = sqlite.prepare('INSERT INTO message (kind, body, created_at) VALUES (?, ?, ?)');
  const all = sqlite.prepare('SELECT id, kind, body, created_at FROM message ORDER BY id');
  return {
    /** To be called inside a write. @returns the message’s id. */
    insert: ({ kind, body }: Message, now: number) =>
      Number(insert.run(kind, JSON.stringify(body), now).lastInsertRowid),
    all: (): StoredMessage[] => all.all().map(storedMessage),
  };
}
