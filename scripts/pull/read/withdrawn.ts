import type { Edition, Festival } from '../../../src/domain/model/festival.ts';
import { dropDanglingReferences } from '../to-domain/references.ts';
import type { Id, Instant } from '../../../src/domain/model/core.ts';

/** A record with the time of the first pull that missed it. */
type Withdrawn<T> = T & { withdrawnAt: Instant };

/**
 * The editions known so far, as if all were withdrawn: those that the back end still lists are taken out where its
 * records become the festival, since events refer to editions.
 * @param at time of this pull.
 */
export function formerEditions(before: Festival, at: Instant): Withdrawn<Edition>[] {
  return [
    ...before.withdrawnEditions,
    ...before.editions.map((edition) => ({ ...edition, withdrawnAt: at })),
  ];
}

/**
 * Adds the events and people that the back end no longer gives, so that their pages stay (**Past editions stay**). One
 * that comes back is an ordinary record again; those that a sealed edition has withdrawn are in the festival already. References to missing records are dropped unreported: an earlier pull
 * reported them.
 * @param at time of this pull.
 */
export function withWithdrawn(festival: Festival, before: Festival | null, at: Instant): Festival {
  if (!before) return festival;
  const personsGiven = [...festival.persons, ...festival.withdrawnPersons];
  const eventsGiven = [...festival.events, ...festival.withdrawn];
  const withdrawnPersons = [
    ...festival.withdrawnPersons,
    ...missing(personsGiven, before.withdrawnPersons, before.persons, at),
  ];
  const missingEvents = missing(eventsGiven, before.withdrawn, before.events, at);
  const since = new Map(missingEvents.map(({ id, withdrawnAt }) => [id, withdrawnAt]));
  const { events } = dropDanglingReferences(
    { ...festival, withdrawnPersons, events: missingEvents },
    () => undefined,
  );
  const withdrawn = [
    ...festival.withdrawn,
    ...events.map((event) => ({ ...event, withdrawnAt: since.get(event.id) ?? at })),
  ];
  return {
    ...festival,
    withdrawn: withdrawn.sort((a, b) => a.id - b.id),
    withdrawnPersons: withdrawnPersons.sort((a, b) => a.id - b.id),
  };
}

/** The festival with all that was withdrawn among the rest: it has pages, and keeps its pictures. */
export function withAllRecords(festival: Festival): Festival {
  return {
    ...festival,
    events: [...festival.events, ...festival.withdrawn],
    editions: [...festival.editions, ...festival.withdrawnEditions],
    persons: [...festival.persons, ...festival.withdrawnPersons],
  };
}

/** The records that are no longer among the present ones, by id. */
function missing<T extends { id: Id }>(
  present: readonly T[],
  withdrawnBefore: readonly Withdrawn<T>[],
  presentBefore: readonly T[],
  at: Instant,
): Withdrawn<T>[] {
  const ids = new Set(present.map(({ id }) => id));
  return [...withdrawnBefore, ...presentBefore.map((record) => ({ ...record, withdrawnAt: at }))].filter(
    ({ id }) => !ids.has(id),
  );
}
