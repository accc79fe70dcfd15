import type { Id, FestivalEvent } from '../../../src/domain/model/core.ts';
import type { Edition, Festival } from '../../../src/domain/model/festival.ts';

/** Lists whose records several editions may show: a person, a place and a type have one page each. */
export const sharedLists = [
  'eventTypes',
  'activityKinds',
  'roles',
  'persons',
  'participants',
  'places',
  'partners',
  'partnerTypes',
] as const satisfies readonly (keyof Festival)[];

type SharedList = (typeof sharedLists)[number];
type RecordsInUse = Readonly<Record<SharedList, ReadonlySet<Id | null>>>;

/** Returns the ids of the shared records that these editions and events refer to, by list. */
function recordsInUse(
  editions: readonly Edition[],
  events: readonly FestivalEvent[],
  { partners }: Pick<Festival, 'partners'>,
): RecordsInUse {
  const activities = events.flatMap((event) => event.activities);
  const participants = activities.flatMap((activity) => activity.participants);
  const partnerIds = new Set<Id | null>(editions.flatMap((edition) => edition.partnerIds));
  return {
    eventTypes: new Set(events.map(({ typeId }) => typeId)),
    activityKinds: new Set(activities.map(({ kind }) => kind?.id ?? null)),
    roles: new Set(participants.map(({ roleId }) => roleId)),
    persons: new Set(participants.map(({ personId }) => personId)),
    participants: new Set(participants.map(({ id }) => id)),
    places: new Set(events.map(({ placeId }) => placeId)),
    partners: partnerIds,
    partnerTypes: new Set(partners.filter(({ id }) => partnerIds.has(id)).map(({ typeId }) => typeId)),
  };
}

/**
 * Returns the festival with one edition only: its events, all that they refer to, and the content around every page
 * (menu, pages, questions, press), so that a site can be built from it alone.
 */
export function editionPart(festival: Festival, year: number): Festival {
  const editions = festival.editions.filter((edition) => edition.year === year);
  const isOfEdition = ({ editionId }: FestivalEvent): boolean => editions.some(({ id }) => id === editionId);
  const events = festival.events.filter(isOfEdition);
  const withdrawn = festival.withdrawn.filter(isOfEdition);
  const inUse = recordsInUse(editions, [...events, ...withdrawn], festival);
  const shared = Object.fromEntries(
    sharedLists.map((name) => [name, festival[name].filter(({ id }) => inUse[name].has(id))]),
  ) as Pick<Festival, SharedList>;
  return {
    ...festival,
    ...shared,
    editions,
    events,
    withdrawn,
    withdrawnEditions: [],
    withdrawnPersons: festival.withdrawnPersons.filter(({ id }) => inUse.persons.has(id)),
    withdrawnPlaces: festival.withdrawnPlaces.filter(({ id }) => inUse.places.has(id)),
  };
}
