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
];

function messageRow(message: StoredMessage): (string | number)[] {
  const common = [message.id, isoTime(message.createdAt), message.kind];
  if (message.kind === 'contact') {
    const { sender_email, subject, message: text } = message.body;
    return [...common, '', sender_email, '', '', '', '', '', subject, text];
  }
  const { firstName, lastName, email, phone, jobTitle, experienceField, website } = message.body;
  const reasons = message.body.partnershipReason.join(' ');
  return [
    ...common,
    `${firstName} ${lastName}`,
    email,
    phone,
    jobTitle,
    experienceField,
    website,
    reasons,
    '',
    '',
  ];
}

function messages(sqlite: DatabaseSync): string {
  return csv(MESSAGE_COLUMNS, createMessageRepository(sqlite).all().map(messageRow));
}

/** **Event title**; empty for a withdrawn event. */
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

const EXPORTS = { messages, subscriptions };
export type ExportName = keyof typeof EXPORTS;

export const exportNames = Object.keys(EXPORTS);
export const isExportName = (name: string): name is ExportName => exportNames.includes(name);

/** Messages or subscriptions as CSV, for a spreadsheet of the organisers. Times are UTC. */
export function exportCsv(sqlite: DatabaseSync, name: ExportName): string {
  return EXPORTS[name](sqlite);
}

const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet runs a cell that starts with one of these as a formula. One that separates cells by semicolons or tabs,
 * as French ones do, also finds cells within ours.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, in UTF-8 with a byte order mark so that spreadsheets keep the accents; no cell can be a formula. */
export function csv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
