import { csv } from './csv.ts';
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
