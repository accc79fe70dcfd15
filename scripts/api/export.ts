import { createFestivalRepository } from './db/festival-repository.ts';
import { createMessageRepository, type StoredMessage } from './db/message-repository.ts';
import { createSubscriptionRepository } from './db/subscription-repository.ts';
import type { DatabaseSync } from 'node:sqlite';

const isoTime = (ms: number): string => new Date(ms).toISOString();

const MESSAGE_COLUMNS = [
  'id',
  'date',
  'kind',
  'name',
  'email',
  'phone',
  'job_title',
  'experience_field',
  'website',
  'reasons',
  'subject',
  'message',
] as const;

/** Returns the cells of a message by column, without the columns that a message of its kind leaves empty. */
function cellsOf(message: StoredMessage): Partial<Record<(typeof MESSAGE_COLUMNS)[number], string | number>> {
  const { id, createdAt, kind } = message;
  const common = { id, date: isoTime(createdAt), kind };
  if (message.kind === 'contact') {
    const { sender_email: email, subject, message: text } = message.body;
    return { ...common, email, subject, message: text };
  }
  const { firstName, lastName, email, phone, jobTitle, experienceField, website } = message.body;
  return {
    ...common,
    name: `${firstName} ${lastName}`,
    email,
    phone,
    job_title: jobTitle,
    experience_field: experienceField,
    website,
    reasons: message.body.partnershipReason.join(' '),
  };
}

function messages(sqlite: DatabaseSync): string {
  const rows = createMessageRepository(sqlite).all().map(cellsOf);
  return csv(
    MESSAGE_COLUMNS,
    rows.map((cells) => MESSAGE_COLUMNS.map((column) => cells[column] ?? '')),
  );
}

/** Returns the **Event title**, or an empty text for a withdrawn event. */
function titleOf(event: string | null): string {
  const { activite = [] } = JSON.parse(event ?? '{}') as {
    activite?: { intitule?: string; intitule_en?: string }[];
  };
  return activite.map(({ intitule, intitule_en }) => intitule || intitule_en || '').find(Boolean) ?? '';
}

function subscriptions(sqlite: DatabaseSync): string {
  const festival = createFestivalRepository(sqlite);
  const rows = createSubscriptionRepository(sqlite)
    .all()
    .map((row) => [
      row.id,
      isoTime(row.createdAt),
      row.event,
      titleOf(festival.event(row.event)),
      row.username,
      row.firstName,
      row.lastName,
      row.email,
    ]);
  return csv(['id', 'date', 'event', 'title', 'username', 'first_name', 'last_name', 'email'], rows);
}

/** Writers of CSV for a spreadsheet of the organisers, by name. Times are UTC. */
export const csvExports = { messages, subscriptions };

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet evaluates a cell that starts with one of these characters as a formula. A spreadsheet that separates
 * cells by semicolons or tabs, as French ones do, splits our cells into further cells, and drops quotes at their start.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes CSV (RFC 4180) in UTF-8, with a byte order mark so that spreadsheets keep accents; no cell is a formula. */
export function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
