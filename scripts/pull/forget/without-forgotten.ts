import type { Change, FormerAddress, Quarantined } from '../../../src/domain/model/snapshot.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import type { Id, FestivalEvent, Participant } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { mediaShownBy } from '../media/records-showing.ts';
import { countsOf, snapshotDigest } from '../snapshot/manifest-facts.ts';
import type { ForgottenIds } from './forgotten.ts';
import { TAKEN_OUT, textWithout, withoutNames } from './names.ts';

export function forgottenIn(festival: Festival, { event, person }: ForgottenIds): { id: Id }[] {
  return [
    ...[...festival.events, ...festival.withdrawn].filter(({ id }) => event.has(id)),
    ...[...festival.persons, ...festival.withdrawnPersons].filter(({ id }) => person.has(id)),
  ];
}

/** Removes the forgotten records, and all references to them, from a festival (**Forgotten**). */
export function festivalWithout(festival: Festival, ids: ForgottenIds): Festival {
  const isOtherPerson = ({ id }: { id: Id }): boolean => !ids.person.has(id);
  const isOfOtherPerson = ({ personId }: Participant): boolean => !ids.person.has(personId);
  const otherEvents = <T extends FestivalEvent>(events: readonly T[]): T[] =>
    events
      .filter(({ id }) => !ids.event.has(id))
      .map((event) => ({
        ...event,
        parentId: event.parentId !== null && ids.event.has(event.parentId) ? null : event.parentId,
        childIds: event.childIds.filter((id) => !ids.event.has(id)),
        activities: event.activities.map((activity) => ({
          ...activity,
          participants: activity.participants.filter(isOfOtherPerson),
        })),
      }));
  return {
    ...festival,
    events: otherEvents(festival.events),
    withdrawn: otherEvents(festival.withdrawn),
    persons: festival.persons.filter(isOtherPerson),
    withdrawnPersons: festival.withdrawnPersons.filter(isOtherPerson),
    participants: festival.participants.filter(isOfOtherPerson),
  };
}

/** Removes the forgotten records, the files that only they show, and their names in texts. */
export function withoutForgotten<T extends Pick<Snapshot, 'festival' | 'media'>>(
  part: T,
  ids: ForgottenIds,
): T {
  const festival = withoutNames(festivalWithout(part.festival, ids), ids.names);
  const goes = mediaShownBy(forgottenIn(part.festival, ids), part.media);
  for (const url of mediaShownBy(festival, part.media)) goes.delete(url);
  const media = Object.fromEntries(Object.entries(part.media).filter(([url]) => !goes.has(url)));
  return { ...part, festival, media };
}

/** Returns a snapshot as if the forgotten records had never been in it, nor in its record of changes. */
export function snapshotWithout(snapshot: Snapshot, ids: ForgottenIds): Snapshot {
  const { festival, media } = withoutForgotten(snapshot, ids);
  const { manifest } = snapshot;
  const { recordDates } = manifest;
  const { changes, formerAddresses } = snapshot.changes;
  const quarantine = withoutNames(snapshot.quarantine, ids.names);
  const isOther = ({ entity, id }: Change | FormerAddress): boolean =>
    entity === 'edition' || !ids[entity].has(id);
  return {
    festival,
    media,
    quarantine,
    changes: {
      changes: withoutNames(changes.filter(isOther), ids.names),
      // A former address that contains the name would reveal it.
      formerAddresses: withoutNames(
        formerAddresses.filter(
          (entry) => isOther(entry) && textWithout(entry.slug ?? '', ids.names) === (entry.slug ?? ''),
        ),
        ids.names,
      ),
    },
    manifest: {
      ...manifest,
      digest: snapshotDigest({ festival, media, quarantine }, manifest),
      counts: countsOf(festival),
      recordDates: {
        ...recordDates,
        event: withoutIds(recordDates.event, ids.event),
        person: withoutIds(recordDates.person, ids.person),
      },
      revisions: withoutIds(manifest.revisions, ids.event),
    },
  };
}

function withoutIds<T>(byId: Readonly<Record<Id, T>>, ids: ReadonlySet<Id>): Record<Id, T> {
  return Object.fromEntries(Object.entries(byId).filter(([id]) => !ids.has(Number(id))));
}

const reason =
  'is to be forgotten, and left out: take it out of the back end too, whose own search still finds it';

export function reportStillSent({ events, persons }: Festival, { event, person }: ForgottenIds) {
  const still = (collection: string, records: readonly { id: Id }[], ids: ReadonlySet<Id>): Quarantined[] =>
    records.flatMap(({ id }) => (ids.has(id) ? { path: `/api/${collection}/ #${id}`, id, reason } : []));
  return [...still('evenements', events, event), ...still('personnes', persons, person)];
}

/**
 * Adds the people who return under another number because the back end has renumbered people: those who were not
 * published before and have a forgotten name.
 */
export function withRenumbered(forgotten: ForgottenIds, given: Festival, before: Festival): ForgottenIds {
  const published = new Set([...before.persons, ...before.withdrawnPersons].map(({ id }) => id));
  const again = given.persons.filter(
    (person) =>
      !published.has(person.id) && textWithout(fullName(person), forgotten.names).trim() === TAKEN_OUT,
  );
  return { ...forgotten, person: new Set([...forgotten.person, ...again.map(({ id }) => id)]) };
}
