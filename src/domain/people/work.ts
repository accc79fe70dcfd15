import type { ById } from '../model/by-id.ts';
import type { Id, Lang } from '../model/common.ts';
import type { FestivalEvent, Role } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { eventsOfPerson } from '../event/events.ts';
import { groupByRole, participantsOf } from './participants.ts';

/** An event with the roles that a person has in it, leading role first. */
export interface RoledEvent {
  event: FestivalEvent;
  roles: Role[];
}

/** A person's work in one edition. */
export interface EditionWork {
  /** Null for events of no edition that is known. */
  edition: Edition | null;
  /** Their leading role in it; null if none is known. */
  leading: Role | null;
  events: RoledEvent[];
}

/** The rule **Work by edition**. */
export function workOfPerson(
  personId: Id,
  { events, by }: { events: readonly FestivalEvent[]; by: { edition: ById<Edition>; role: ById<Role> } },
  lang: Lang,
): EditionWork[] {
  const rolesIn = (its: readonly FestivalEvent[]): Role[] => {
    const own = its.flatMap(participantsOf).filter((participant) => participant.personId === personId);
    return groupByRole(own, by.role, lang).map(({ role }) => role);
  };
  const byEdition = Map.groupBy(eventsOfPerson(events, personId), ({ editionId }) =>
    editionId === null ? null : (by.edition.get(editionId) ?? null),
  );
  return Array.from(byEdition, ([edition, its]) => ({
    edition,
    leading: rolesIn(its)[0] ?? null,
    events: its.map((event) => ({ event, roles: rolesIn([event]) })),
  })).sort((a, b) => (b.edition?.year ?? 0) - (a.edition?.year ?? 0));
}
