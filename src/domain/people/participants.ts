import type { ById } from '../model/by-id.ts';
import { plainText } from '../text/localise.ts';
import type { Id, Lang, Localised } from '../model/common.ts';
import type { EventType, FestivalEvent, Participant, Role } from '../model/event.ts';
import { compareText } from '../text/sort-text.ts';

/** The people of one role, each once, in their given order. */
export interface RoleGroup {
  role: Role;
  personIds: Id[];
  /** Spec §2: two columns when a role has more than five people. */
  isTwoColumns: boolean;
}

/** A member of the team with all the roles held, the first by order first. */
export interface TeamMember {
  personId: Id;
  roles: Role[];
}

const MAX_IN_ONE_COLUMN = 5;

/** Everyone who takes part in the event, activity by activity. */
export function participantsOf(event: Pick<FestivalEvent, 'activities'>): Participant[] {
  return event.activities.flatMap(({ participants }) => participants);
}

/** Spec §2: the role titled 'Artistes', in whichever language field. */
function isArtists({ fr, en }: Localised): boolean {
  return [fr, en].some((title) => title?.trim().toLowerCase() === 'artistes');
}

/** By role: 'Artistes' first, then by the role's order, then by its title. Participants of an unknown role are left out. */
export function groupByRole(
  participants: readonly Participant[],
  roles: ById<Role>,
  lang: Lang,
): RoleGroup[] {
  const people = new Map<Role, Set<Id>>();
  for (const { roleId, personId } of participants) {
    const role = roles.get(roleId);
    if (!role) continue;
    const group = people.get(role);
    if (group) group.add(personId);
    else people.set(role, new Set([personId]));
  }
  return Array.from(people, ([role, ids]) => ({
    role,
    personIds: [...ids],
    isTwoColumns: ids.size > MAX_IN_ONE_COLUMN,
  })).sort(
    ({ role: a }, { role: b }) =>
      Number(isArtists(b.title)) - Number(isArtists(a.title)) ||
      a.order - b.order ||
      compareText(plainText(a.title, lang), plainText(b.title, lang), lang) ||
      a.id - b.id,
  );
}

/** Who commissioned the event, each once; only types that name their curator have any (spec §2). */
export function curatorsOf(event: FestivalEvent, types: ById<EventType>, roles: ById<Role>): Id[] {
  if (event.typeId === null || !types.get(event.typeId)?.namesCurator) return [];
  const curators = participantsOf(event).filter(({ roleId }) => roles.get(roleId)?.isCurator);
  return [...new Set(curators.map(({ personId }) => personId))];
}

/** The festival's team (spec §2): one entry per person, sorted by the order of their first role. */
export function teamOf(participants: readonly Participant[], roles: ById<Role>): TeamMember[] {
  const team = new Map<Id, Set<Role>>();
  for (const { roleId, personId } of participants) {
    const role = roles.get(roleId);
    if (!role?.isTeam) continue;
    const memberRoles = team.get(personId);
    if (memberRoles) memberRoles.add(role);
    else team.set(personId, new Set([role]));
  }
  return Array.from(team, ([personId, memberRoles]) => ({
    personId,
    roles: [...memberRoles].sort((a, b) => a.order - b.order || a.id - b.id),
  })).sort((a, b) => (a.roles[0]?.order ?? 0) - (b.roles[0]?.order ?? 0));
}
