import type { Festival } from '../../../src/domain/model/festival.ts';
import { dropDanglingReferences } from '../to-domain/references.ts';
import type { Id, Instant, Withdrawn, WithdrawnType } from '../../../src/domain/model/core.ts';

type Identified = Record<'id', Id | null>;

export function missingFrom<T extends Identified>(list: readonly Identified[], others: readonly T[]): T[] {
  const ids = new Set(list.map(({ id }) => id));
  return others.filter(({ id }) => !ids.has(id));
}

export function completed<T extends Identified>(list: readonly T[], others: readonly T[]): T[] {
  return [...list, ...missingFrom(list, others)];
}

/** Returns the records known so far, as if all were withdrawn. @param at time of this pull. */
export const former = <T>(
  withdrawn: readonly Withdrawn<T>[],
  present: readonly T[],
  at: Instant,
): Withdrawn<T>[] => [...withdrawn, ...present.map((record) => ({ ...record, withdrawnAt: at }))];

/** Lists whose records are withdrawn one by one, whatever refers to them, with the lists of the withdrawn ones. */
const withdrawnLists = {
  persons: 'withdrawnPersons',
  places: 'withdrawnPlaces',
  eventTypes: 'withdrawnTypes',
  pages: 'withdrawnPages',
} as const satisfies { [Name in keyof Festival]?: keyof Festival };

type List = keyof typeof withdrawnLists;
type WithdrawnLists = Pick<Festival, (typeof withdrawnLists)[List]>;

/** Makes these lists of withdrawn records. @param recordsOf receives the names of a list and of its withdrawn records. */
export function withdrawnRecords(recordsOf: (list: List, withdrawn: keyof WithdrawnLists) => { id: Id }[]) {
  const lists = Object.entries(withdrawnLists).map(([list, withdrawn]) => [
    withdrawn,
    recordsOf(list as List, withdrawn).sort((a, b) => a.id - b.id),
  ]);
  return Object.fromEntries(lists) as WithdrawnLists;
}

/** Adds to each event type the editions in which it has had events: only there it has a page and a calendar. */
function withEditions({ eventTypes, events, withdrawn }: Festival): Omit<WithdrawnType, 'withdrawnAt'>[] {
  const ofType = Map.groupBy([...events, ...withdrawn], ({ typeId }) => typeId);
  const editionsOf = (id: Id) => ofType.get(id)?.flatMap(({ editionId }) => editionId ?? []) ?? [];
  return eventTypes.map((type) => ({ ...type, editionIds: [...new Set(editionsOf(type.id))] }));
}

/**
 * Adds the events, people, venues, types and pages that the back end no longer sends, so that their addresses stay
 * (**Past editions stay**). A record that returns is an ordinary one again; those that a sealed edition has withdrawn are
 * already in the festival. References to missing records are dropped without a report: an earlier pull reported them.
 */
export function withWithdrawn(festival: Festival, before: Festival | null, at: Instant): Festival {
  if (!before) return festival;
  const known = { ...before, eventTypes: withEditions(before) };
  const records = withdrawnRecords((list, withdrawn) => [
    ...festival[withdrawn],
    ...missingFrom<{ id: Id }>(
      [...festival[list], ...festival[withdrawn]],
      former<{ id: Id }>(known[withdrawn], known[list], at),
    ),
  ]);
  const eventsGiven = [...festival.events, ...festival.withdrawn];
  const missingEvents = missingFrom(eventsGiven, former(before.withdrawn, before.events, at));
  const since = new Map(missingEvents.map(({ id, withdrawnAt }) => [id, withdrawnAt]));
  const { events } = dropDanglingReferences(
    { ...festival, ...records, events: missingEvents },
    () => undefined,
  );
  const withdrawn = [
    ...festival.withdrawn,
    ...events.map((event) => ({ ...event, withdrawnAt: since.get(event.id) ?? at })),
  ];
  return { ...festival, ...records, withdrawn: withdrawn.sort((a, b) => a.id - b.id) };
}

/** Returns the festival with withdrawn records among the others: they have pages, and keep their pictures. */
export function withAllRecords(festival: Festival): Festival {
  return {
    ...festival,
    events: [...festival.events, ...festival.withdrawn],
    editions: [...festival.editions, ...festival.withdrawnEditions],
    persons: [...festival.persons, ...festival.withdrawnPersons],
    pages: [...festival.pages, ...festival.withdrawnPages],
  };
}
