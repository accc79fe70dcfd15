import type { Edition, Festival } from '../../../src/domain/model/festival.ts';
import { dropDanglingReferences } from '../to-domain/references.ts';
import type { Instant, Withdrawn } from '../../../src/domain/model/core.ts';
import { missingFrom } from '../lacking.ts';

/** Returns the records known so far, as if all were withdrawn. */
const former = <T>(
  withdrawn: readonly Withdrawn<T>[],
  present: readonly T[],
  at: Instant,
): Withdrawn<T>[] => [...withdrawn, ...present.map((record) => ({ ...record, withdrawnAt: at }))];

/**
 * Returns the editions known so far, as if all were withdrawn. `toFestival` removes those that the back end still
 * lists; it needs the others because events refer to editions.
 * @param at time of this pull.
 */
export function formerEditions(before: Festival, at: Instant): Withdrawn<Edition>[] {
  return former(before.withdrawnEditions, before.editions, at);
}

/**
 * Adds the events and people that the back end no longer sends, so that their pages stay (**Past editions stay**). A
 * record that returns is an ordinary one again; those that a sealed edition has withdrawn are already in the festival.
 * References to missing records are dropped without a report: an earlier pull reported them.
 * @param at time of this pull.
 */
export function withWithdrawn(festival: Festival, before: Festival | null, at: Instant): Festival {
  if (!before) return festival;
  const personsGiven = [...festival.persons, ...festival.withdrawnPersons];
  const eventsGiven = [...festival.events, ...festival.withdrawn];
  const withdrawnPersons = [
    ...festival.withdrawnPersons,
    ...missingFrom(personsGiven, former(before.withdrawnPersons, before.persons, at)),
  ];
  const missingEvents = missingFrom(eventsGiven, former(before.withdrawn, before.events, at));
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

/** Returns the festival with withdrawn records among the others: they have pages, and keep their pictures. */
export function withAllRecords(festival: Festival): Festival {
  return {
    ...festival,
    events: [...festival.events, ...festival.withdrawn],
    editions: [...festival.editions, ...festival.withdrawnEditions],
    persons: [...festival.persons, ...festival.withdrawnPersons],
  };
}
