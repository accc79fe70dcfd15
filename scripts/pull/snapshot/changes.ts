import type {
  Change,
  ChangedEntity,
  ChangeRecord,
  FormerAddress,
} from '../../../src/content/change-record.ts';
import type { Id, Instant } from '../../../src/domain/model/common.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { traitsOf, type Traits } from './traits.ts';

/** Enough for years of feeds, and small beside the events themselves. */
const MOST_CHANGES = 2000;

const entities = ['edition', 'event', 'person'] as const satisfies readonly ChangedEntity[];

/**
 * The record after a pull: what it found added, removed, moved, retitled, cancelled, postponed and resumed, and the addresses that led somewhere
 * before. What the back end no longer gives leaves the festival but not the record: an edition's programme that vanished
 * is news, and its pages can still say what stood there (DESIGN §4: a past edition's URL is never dropped).
 */
export function changedRecord(
  record: ChangeRecord,
  before: Festival,
  now: Festival,
  pulledAt: Instant,
): { record: ChangeRecord; fresh: Change[] } {
  const fresh: Change[] = [];
  const left: FormerAddress[] = [];
  const present = new Map<string, Traits>();

  for (const entity of entities) {
    const earlier = traitsOf(before, entity);
    const current = traitsOf(now, entity);
    for (const [id, traits] of current) {
      present.set(keyOf(entity, id), traits);
      const was = earlier.get(id);
      fresh.push(...compared(was, traits).map((change) => ({ pulledAt, entity, id, ...change })));
      if (was && was.slug !== traits.slug) left.push(addressOf(entity, id, was, false, pulledAt));
    }
    for (const [id, was] of earlier) {
      if (current.has(id)) continue;
      const { title, year } = was;
      fresh.push({ pulledAt, kind: 'removed', entity, id, title, year, before: null });
      left.push(addressOf(entity, id, was, true, pulledAt));
    }
  }
  const changes = [...record.changes, ...fresh].slice(-MOST_CHANGES);
  return { record: { changes, formerAddresses: reconciled(record.formerAddresses, left, present) }, fresh };
}

type Compared = Omit<Change, 'pulledAt' | 'entity' | 'id'>;

function compared(was: Traits | undefined, now: Traits): Compared[] {
  const { title, year, starts, ends, placeId } = now;
  if (!was) return [{ kind: 'added', title, year, before: null }];
  const changes: Compared[] = [];
  if (was.starts !== starts || was.ends !== ends || was.placeId !== placeId) {
    const before = { starts: was.starts, ends: was.ends, placeId: was.placeId };
    changes.push({ kind: 'moved', title, year, before });
  }
  if (JSON.stringify(was.title) !== JSON.stringify(title)) {
    changes.push({ kind: 'retitled', title, year, before: { title: was.title } });
  }
  const kind = changeOfStatus(was, now);
  if (kind) changes.push({ kind, title, year, before: null });
  return changes;
}

/** That places are taken, or free again, is no news: it may come and go every day. */
function changeOfStatus(was: Traits, now: Traits): 'cancelled' | 'postponed' | 'resumed' | null {
  if (was.status === now.status) return null;
  if (now.status === 'cancelled' || now.status === 'postponed') return now.status;
  return was.status === 'cancelled' || was.status === 'postponed' ? 'resumed' : null;
}

function addressOf(
  entity: ChangedEntity,
  id: Id,
  { slug, title, year }: Traits,
  isGone: boolean,
  since: Instant,
): FormerAddress {
  return { entity, id, slug, title, year, isGone, since };
}

/** One entry an address, the latest word on it; none for an address that leads somewhere again. */
function reconciled(
  known: readonly FormerAddress[],
  left: readonly FormerAddress[],
  present: ReadonlyMap<string, Traits>,
): FormerAddress[] {
  const addresses = new Map<string, FormerAddress>();
  for (const address of [...known, ...left]) {
    const now = present.get(keyOf(address.entity, address.id));
    const key = `${keyOf(address.entity, address.id)} ${address.slug}`;
    addresses.delete(key);
    if (now?.slug === address.slug) continue;
    addresses.set(key, { ...address, isGone: now === undefined });
  }
  return [...addresses.values()];
}

function keyOf(entity: ChangedEntity, id: Id): string {
  return `${entity} ${id}`;
}
