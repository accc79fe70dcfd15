import type { ById } from '../model/by-id.ts';
import type { Id, Lang } from '../model/common.ts';
import type { FestivalEvent, Role } from '../model/event.ts';
import type { Edition } from '../model/festival.ts';
import { compareStarts, eventsOfPerson } from '../event/events.ts';
import { groupByRole, participantsOf } from './participants.ts';

/** An event with the roles that a person has in it, leading role first. */
export interface RoledEvent {
  event: FestivalEvent;
  roles: Role[];
}

/** What a person did in one edition. */
export interface EditionWork {
  /** Null for events of no edition that is known. */
  edition: Edition | null;
  events: RoledEvent[];
}

/** The rule **Work by edition**. */
export function workOfPerson(
  personId: Id,
  { events, by }: { events: readonly FestivalEvent[]; by: { edition: ById<Edition>; role: ById<Role> } },
  lang: Lang,
): EditionWork[] {
  const roled = eventsOfPerson(events, personId).map((event) => ({
    event,
    roles: rolesAt(event, personId, by.role, lang),
  }));
  const all = roled.flatMap(({ event }) =>
    participantsOf(event).filter((each) => each.personId === personId),
  );
  const rank = new Map(groupByRole(all, by.role, lang).map(({ role }, index) => [role, index]));
  const rankOf = ({ roles: [leading] }: RoledEvent): number =>
    (leading && rank.get(leading)) ?? Number.MAX_SAFE_INTEGER;
  const byEdition = Map.groupBy(roled, ({ event: { editionId } }) =>
    editionId === null ? null : (by.edition.get(editionId) ?? null),
  );
  return Array.from(byEdition, ([edition, its]) => ({
    edition,
    events: its.toSorted((a, b) => rankOf(a) - rankOf(b) || compareStarts(a.event, b.event)),
  })).sort((a, b) => (b.edition?.year ?? 0) - (a.edition?.year ?? 0));
}

function rolesAt(event: FestivalEvent, personId: Id, roles: ById<Role>, lang: Lang): Role[] {
  const own = participantsOf(event).filter((participant) => participant.personId === personId);
  return groupByRole(own, roles, lang).map(({ role }) => role);
}
