import type { EventStatus } from '../../domain/model/event.ts';
import { type Fields, textOf } from './guards.ts';

const statuses = new Map<string, EventStatus>([
  ['annule', 'cancelled'],
  ['reporte', 'postponed'],
  ['complet', 'full'],
]);

/** The status of an event of the wire; null for one that is as planned. */
export const eventStatusOf = (event: Fields): EventStatus | null =>
  statuses.get(textOf(event['statut']) ?? '') ?? null;
