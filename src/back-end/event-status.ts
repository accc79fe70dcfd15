import type { EventStatus } from '../domain/model/event.ts';
import { type Fields, textOf } from './guards.ts';

/** What the back end calls each status; the pull reads it too. */
export const wireStatuses: ReadonlyMap<string, EventStatus> = new Map([
  ['annule', 'cancelled'],
  ['reporte', 'postponed'],
  ['complet', 'full'],
]);

/** The status of an event of the wire; null for one that is as planned. */
export const eventStatusOf = (event: Fields): EventStatus | null =>
  wireStatuses.get(textOf(event['statut']) ?? '') ?? null;
