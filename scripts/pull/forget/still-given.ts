import type { Festival, Quarantined } from '../../../src/domain/model/festival.ts';
import type { ForgottenIds } from './forgotten.ts';

const reason =
  'is to be forgotten, and left out: take it out of the back end too, whose own search still finds it';

/** What the back end still gives of the forgotten records. */
export function stillGiven({ events, persons }: Festival, { event, person }: ForgottenIds): Quarantined[] {
  return [
    ...events
      .filter(({ id }) => event.has(id))
      .map(({ id }) => ({ path: `/api/evenements/ #${id}`, id, reason })),
    ...persons
      .filter(({ id }) => person.has(id))
      .map(({ id }) => ({ path: `/api/personnes/ #${id}`, id, reason })),
  ];
}
