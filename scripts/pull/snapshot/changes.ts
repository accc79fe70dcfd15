import type {
  Change,
  ChangedEntity,
  ChangeRecord,
  FormerAddress,
  TimeAndPlace,
} from '../../../src/domain/model/snapshot.ts';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { titleOf } from '../../../src/domain/event/events.ts';
import type { EventStatus, Id, Instant, Localised, Moment } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import { typesetIn } from '../to-domain/texts.ts';

/** Enough for years of feeds, and small compared with the events themselves. */
const MAX_CHANGES = 2000;

const entities = ['edition', 'event', 'person'] as const satisfies readonly ChangedEntity[];

/**
 * Adds to the record what a pull found added, removed, moved, retitled, cancelled, postponed or resumed, and the
 * addresses it made obsolete. The record includes what the back end no longer sends: an edition's programme that
 * vanished is news, and its pages can still show what was there (**Past editions stay**).
 */
export function updateChangeRecord(record: ChangeRecord, before: Festival, now: Festival, pulledAt: Instant) {
  const fresh: Change[] = [];
  const left: FormerAddress[] = [];
  const present = new Map<string, Traits>();

  for (const entity of entities) {
    const earlier = traitsOf(before, entity);
    const current = traitsOf(now, entity);
    const leave = (id: Id, { slug, title, year }: Traits, isGone: boolean): void =>
      void left.push({ entity, id, slug, title, year, isGone, since: pulledAt });
    for (const [id, traits] of current) {
      present.set(keyOf(entity, id), traits);
      const was = earlier.get(id);
      const after = entity === 'event' ? traits.timeAndPlace : null;
      fresh.push(
        ...changesBetween(was, traits).map((change) => ({ pulledAt, entity, id, ...change, after })),
      );
      if (was && !sharesAddress(entity, was, traits)) leave(id, was, false);
    }
    for (const [id, was] of earlier) {
      if (current.has(id)) continue;
      const { title, year } = was;
      const last = entity === 'event' ? was.timeAndPlace : null;
      fresh.push({ pulledAt, kind: 'removed', entity, id, title, year, before: last, after: null });
      leave(id, was, true);
    }
  }
  const changes = [...record.changes, ...fresh].slice(-MAX_CHANGES);
  const formerAddresses = mergeFormerAddresses(record.formerAddresses, left, present);
  return { record: { changes, formerAddresses }, fresh };
}

type Address = Pick<Traits, 'slug' | 'year'>;
type ChangeDetails = Omit<Change, 'pulledAt' | 'entity' | 'id' | 'after'>;

/** Typesets a title to compare it: another release may have typeset the same title differently (**Typography**). */
const asSet = (title: Localised): string => JSON.stringify(typesetIn(title));

function changesBetween(previous: Traits | undefined, now: Traits): ChangeDetails[] {
  const { title, year } = now;
  const { starts, ends, placeId } = now.timeAndPlace;
  if (!previous) return [{ kind: 'added', title, year, before: null }];
  const changes: ChangeDetails[] = [];
  const was = previous.timeAndPlace;
  if (was.starts !== starts || was.ends !== ends || was.placeId !== placeId) {
    changes.push({ kind: 'moved', title, year, before: was });
  }
  if (asSet(previous.title) !== asSet(title)) {
    changes.push({ kind: 'retitled', title, year, before: { title: previous.title } });
  }
  const kind = changeOfStatus(previous, now);
  if (kind) changes.push({ kind, title, year, before: null });
  return changes;
}

/** Returns the change of status to record. Being full is ignored, since it may change every day. */
function changeOfStatus(was: Traits, now: Traits): 'cancelled' | 'postponed' | 'resumed' | null {
  if (was.status === now.status) return null;
  if (now.status === 'cancelled' || now.status === 'postponed') return now.status;
  return was.status === 'cancelled' || was.status === 'postponed' ? 'resumed' : null;
}

/** Keeps one entry per address, the latest; none for an address that is in use again. */
function mergeFormerAddresses(
  recorded: readonly FormerAddress[],
  added: readonly FormerAddress[],
  present: ReadonlyMap<string, Traits>,
): FormerAddress[] {
  const addresses = new Map<string, FormerAddress>();
  for (const address of [...recorded, ...added]) {
    const { entity, id } = address;
    const now = present.get(keyOf(entity, id));
    const key = `${keyOf(entity, id)} ${address.slug} ${entity === 'edition' ? address.year : ''}`;
    addresses.delete(key);
    if (now && sharesAddress(entity, now, address)) continue;
    addresses.set(key, { ...address, isGone: now === undefined });
  }
  return [...addresses.values()];
}

/** An event's address depends on its title, an edition's on its year, a person's on the id, which never changes. */
const sharesAddress = (entity: ChangedEntity, a: Address, b: Address): boolean =>
  entity === 'edition' ? a.year === b.year : a.slug === b.slug;

const keyOf = (entity: ChangedEntity, id: Id): string => `${entity} ${id}`;

/**
 * Counts how often each event has changed, for calendar applications: of two versions of an entry, the higher number is
 * the later. The count is kept apart from the record of changes, which drops the oldest. A new event has not changed;
 * one that returns has.
 */
export function eventRevisions(before: Pick<Snapshot, 'manifest'> | null, fresh: readonly Change[]) {
  const result: Record<Id, number> = { ...before?.manifest.revisions };
  for (const { entity, id, kind } of fresh) {
    if (entity !== 'event') continue;
    const count = result[id];
    if (kind === 'added' && count === undefined) continue;
    result[id] = (count ?? 0) + 1;
  }
  return result;
}

/** What is compared of a record. */
interface Traits {
  title: Localised;
  /** Null for editions and people, whose addresses have no slug. */
  slug: string | null;
  year: number | null;
  timeAndPlace: TimeAndPlace;
  status: EventStatus | null;
}

const timeAndPlace = (
  start: Moment | null = null,
  end: Moment | null = null,
  placeId: Id | null = null,
  place: Localised = {},
): TimeAndPlace => ({ starts: start?.instant ?? null, ends: end?.instant ?? null, placeId, place });

const traitsOf = (festival: Festival, entity: ChangedEntity): Map<Id, Traits> =>
  ({ event: eventTraits, edition: editionTraits, person: personTraits })[entity](festival);

function eventTraits({ events, withdrawn, editions, places }: Festival): Map<Id, Traits> {
  const years = new Map(editions.map(({ id, year }) => [id, year]));
  const names = new Map<Id | null, Localised>(places.map(({ id, name }) => [id, name]));
  const slugs = slugsOfEvents([...events, ...withdrawn]);
  return new Map(
    events.map(({ id, activities, editionId, time, placeId, status }) => [
      id,
      {
        title: titleOf({ activities }) ?? {},
        slug: slugs.get(id) ?? null,
        year: editionId === null ? null : (years.get(editionId) ?? null),
        timeAndPlace: timeAndPlace(time?.start, time?.end, placeId, names.get(placeId)),
        status,
      },
    ]),
  );
}

/** Properties that only events have. */
const eventTraitsAbsent = { slug: null, status: null } as const;

function editionTraits({ editions }: Festival): Map<Id, Traits> {
  return new Map(
    editions.map(({ id, title, year, start, end }) => [
      id,
      { ...eventTraitsAbsent, title, year, timeAndPlace: timeAndPlace(start, end) },
    ]),
  );
}

function personTraits({ persons }: Festival): Map<Id, Traits> {
  return new Map(
    persons.map((person) => {
      const name = fullName(person);
      const title: Localised = name ? { fr: name, en: name } : {};
      return [person.id, { ...eventTraitsAbsent, title, year: null, timeAndPlace: timeAndPlace() }];
    }),
  );
}
