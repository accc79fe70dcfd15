import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import type { ForgottenIds } from './forgotten.ts';
import { TAKEN_OUT, textWithout } from './names.ts';

const reason =
  'is to be forgotten, and left out: take it out of the back end too, whose own search still finds it';

/** Forgotten records that the back end still sends. */
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

/**
 * The forgotten with those people who come back under another number since the back end has numbered people anew: who
 * was not published before, and has a forgotten name.
 */
export function withRenumbered(forgotten: ForgottenIds, given: Festival, before: Festival): ForgottenIds {
  const published = new Set([...before.persons, ...before.withdrawnPersons].map(({ id }) => id));
  const again = given.persons.filter(
    (person) =>
      !published.has(person.id) && textWithout(fullName(person), forgotten.names).trim() === TAKEN_OUT,
  );
  return { ...forgotten, person: new Set([...forgotten.person, ...again.map(({ id }) => id)]) };
}
