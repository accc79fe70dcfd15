import type {
  Lang,
  ById,
  Id,
  Localised,
  EventType,
  FestivalEvent,
  Participant,
  Role,
} from '../model/core.ts';
import type { Person, Edition } from '../model/festival.ts';
import { compareText, plainText } from '../text/localise.ts';
import { compareStarts } from '../event/events.ts';

type Named = Pick<Person, 'firstName' | 'lastName'>;

/** First then last name; empty if the back end has neither. */
export function fullName({ firstName, lastName }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** The full names of people by their ids; those who have none are left out. */
export function namesOf(ids: readonly Id[], people: ById<Person>): string[] {
  return ids.flatMap((id) => fullName(people.get(id) ?? { firstName: null, lastName: null }) || []);
}

/** Shown in place of a missing portrait: the first letter of each name, e.g. `MB`. */
export function initialsOf({ firstName, lastName }: Named): string {
  return [firstName, lastName].map((name) => Array.from(name ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** Sorts by last name, then by first name; a person with one name only is sorted by that. */
export function sortPeople<T extends Named>(people: readonly T[], lang: Lang): T[] {
  const key = ({ firstName, lastName }: Named): string => lastName ?? firstName ?? '';
  return people.toSorted(
    (a, b) => compareText(key(a), key(b), lang) || compareText(fullName(a), fullName(b), lang),
  );
}

/** The people of one role, each once, in their given order. */
export type RoleGroup = ReturnType<typeof groupByRole>[number];

const MAX_IN_ONE_COLUMN = 5;

export function participantsOf(event: Pick<FestivalEvent, 'activities'>): Participant[] {
  return event.activities.flatMap(({ participants }) => participants);
}

/** Events in which the person takes part, by start. */
export function eventsOfPerson(events: readonly FestivalEvent[], personId: Id): FestivalEvent[] {
  return events
    .filter((event) => participantsOf(event).some((participant) => participant.personId === personId))
    .toSorted(compareStarts);
}

/** The role is titled 'Artistes', in either language field: the back end has no id for it. */
function isArtists({ fr, en }: Localised): boolean {
  return [fr, en].some((title) => title?.trim().toLowerCase() === 'artistes');
}

/** The rule **Participants by role**; equal orders go by title, and people without a role are the last group. */
export function groupByRole(participants: readonly Participant[], roles: ById<Role>, lang: Lang) {
  const byRole = Map.groupBy(participants, ({ roleId }) => roles.get(roleId) ?? null);
  return Array.from(byRole, ([role, people]) => {
    const personIds = [...new Set(people.map(({ personId }) => personId))];
    /** A role of more than five people is shown in two columns. */
    return { role, personIds, isTwoColumns: personIds.length > MAX_IN_ONE_COLUMN };
  }).sort(({ role: a }, { role: b }) => {
    if (!a || !b) return Number(a === null) - Number(b === null);
    return (
      Number(isArtists(b.title)) - Number(isArtists(a.title)) ||
      a.order - b.order ||
      compareText(plainText(a.title, lang), plainText(b.title, lang), lang) ||
      a.id - b.id
    );
  });
}

/** The rule **Commissioned by**: the curators, each once; none for types that do not name them. */
export function curatorsOf(event: FestivalEvent, types: ById<EventType>, roles: ById<Role>): Id[] {
  if (!types.get(event.typeId)?.namesCurator) return [];
  const curators = participantsOf(event).filter(({ roleId }) => roles.get(roleId)?.isCurator);
  return [...new Set(curators.map(({ personId }) => personId))];
}

/** The rule **Team**: one entry per person, with their roles in order, by the order of their first role. */
export function teamOf(participants: readonly Participant[], roles: ById<Role>) {
  const team = participants.flatMap(({ personId, roleId }) => {
    const role = roles.get(roleId);
    return role?.isTeam ? [{ personId, role }] : [];
  });
  const byPerson = Map.groupBy(team, ({ personId }) => personId);
  return Array.from(byPerson, ([personId, held]) => ({
    personId,
    roles: [...new Set(held.map(({ role }) => role))].sort((a, b) => a.order - b.order || a.id - b.id),
  })).sort((a, b) => (a.roles[0]?.order ?? 0) - (b.roles[0]?.order ?? 0));
}

/** An event with the roles that a person has in it, leading role first. */
export type RoledEvent = ReturnType<typeof workOfPerson>[number]['events'][number];

/** The rule **Work by edition**. */
export function workOfPerson(
  personId: Id,
  { events, by }: { events: readonly FestivalEvent[]; by: { edition: ById<Edition>; role: ById<Role> } },
  lang: Lang,
) {
  const rolesIn = (its: readonly FestivalEvent[]): Role[] => {
    const own = its.flatMap(participantsOf).filter((participant) => participant.personId === personId);
    return groupByRole(own, by.role, lang).flatMap(({ role }) => role ?? []);
  };
  const byEdition = Map.groupBy(
    eventsOfPerson(events, personId),
    ({ editionId }) => by.edition.get(editionId) ?? null,
  );
  return Array.from(byEdition, ([edition, its]) => ({
    /** Null for events of an unknown edition. */
    edition,
    /** The person's leading role in the edition; null if none is known. */
    leading: rolesIn(its)[0] ?? null,
    events: its.map((event) => ({ event, roles: rolesIn([event]) })),
  })).sort((a, b) => (b.edition?.year ?? 0) - (a.edition?.year ?? 0));
}
