import type { Activity, FestivalEvent, Id, Participant } from '../../../src/domain/model/core.ts';
import type { Festival, Partner } from '../../../src/domain/model/festival.ts';

/** The records of an edition. */
interface Part {
  events: readonly FestivalEvent[];
  activities: readonly Activity[];
  participants: readonly Participant[];
  partners: readonly Partner[];
}

/**
 * Lists whose records several editions may show (a person, a place and a type have one page each), with the ids of
 * those that an edition refers to.
 */
const idsInUse = {
  eventTypes: ({ events }) => events.map(({ typeId }) => typeId),
  activityKinds: ({ activities }) => activities.map(({ kind }) => kind?.id ?? null),
  roles: ({ participants }) => participants.map(({ roleId }) => roleId),
  persons: ({ participants }) => participants.map(({ personId }) => personId),
  participants: ({ participants }) => participants.map(({ id }) => id),
  places: ({ events }) => events.map(({ placeId }) => placeId),
  partners: ({ partners }) => partners.map(({ id }) => id),
  partnerTypes: ({ partners }) => partners.map(({ typeId }) => typeId),
} satisfies { [Name in keyof Festival]?: (part: Part) => (Id | null)[] };

type SharedList = keyof typeof idsInUse;
export const sharedLists = Object.keys(idsInUse) as SharedList[];

/**
 * Returns the festival with one edition only: its events, all that they refer to, and the content around every page
 * (menu, pages, questions, press), so that a site can be built from it alone.
 */
export function editionPart(festival: Festival, year: number): Festival {
  const editions = festival.editions.filter((edition) => edition.year === year);
  const isOfEdition = ({ editionId }: FestivalEvent): boolean => editions.some(({ id }) => id === editionId);
  const events = festival.events.filter(isOfEdition);
  const withdrawn = festival.withdrawn.filter(isOfEdition);
  const all = [...events, ...withdrawn];
  const activities = all.flatMap((event) => event.activities);
  const participants = activities.flatMap((activity) => activity.participants);
  const partnerIds = new Set(editions.flatMap((edition) => edition.partnerIds));
  const partners = festival.partners.filter(({ id }) => partnerIds.has(id));
  const used = <T extends { id: Id | null }>(list: SharedList, records: readonly T[]): T[] => {
    const ids = new Set(idsInUse[list]({ events: all, activities, participants, partners }));
    return records.filter(({ id }) => ids.has(id));
  };
  const shared = sharedLists.map((name) => [name, used<{ id: Id | null }>(name, festival[name])]);
  return {
    ...festival,
    ...(Object.fromEntries(shared) as Pick<Festival, SharedList>),
    editions,
    events,
    withdrawn,
    withdrawnEditions: [],
    withdrawnPersons: used('persons', festival.withdrawnPersons),
    withdrawnPlaces: used('places', festival.withdrawnPlaces),
  };
}
