import type { ChangedEntity } from '../../../src/domain/model/snapshot.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { titleOf } from '../../../src/domain/event/events.ts';
import type { Id, Instant, Localised, Moment, EventStatus } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { fullName } from '../../../src/domain/people/people.ts';

export interface Traits {
  title: Localised;
  /** Null for editions and people, whose addresses have no slug. */
  slug: string | null;
  year: number | null;
  starts: Instant | null;
  ends: Instant | null;
  placeId: Id | null;
  place: Localised;
  status: EventStatus | null;
}

const instantOf = (moment: Moment | null | undefined): Instant | null => moment?.instant ?? null;

export function traitsOf(festival: Festival, entity: ChangedEntity): Map<Id, Traits> {
  return { event: eventTraits, edition: editionTraits, person: personTraits }[entity](festival);
}

function eventTraits({ events, withdrawn, editions, places }: Festival): Map<Id, Traits> {
  const years = new Map(editions.map(({ id, year }) => [id, year]));
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const slugs = slugsOfEvents([...events, ...withdrawn]);
  return new Map(
    events.map(({ id, activities, editionId, time, placeId, status }) => [
      id,
      {
        title: titleOf({ activities }) ?? {},
        slug: slugs.get(id) ?? null,
        year: editionId === null ? null : (years.get(editionId) ?? null),
        starts: instantOf(time?.start),
        ends: instantOf(time?.end),
        placeId,
        place: (placeId === null ? undefined : names.get(placeId)) ?? {},
        status,
      },
    ]),
  );
}

/** Properties that only events have. */
const eventTraitsAbsent = { slug: null, placeId: null, place: {}, status: null } as const;

function editionTraits({ editions }: Festival): Map<Id, Traits> {
  return new Map(
    editions.map(({ id, title, year, start, end }) => [
      id,
      { ...eventTraitsAbsent, title, year, starts: instantOf(start), ends: instantOf(end) },
    ]),
  );
}

function personTraits({ persons }: Festival): Map<Id, Traits> {
  return new Map(
    persons.map((person) => {
      const name = fullName(person);
      const title: Localised = name ? { fr: name, en: name } : {};
      return [person.id, { ...eventTraitsAbsent, title, year: null, starts: null, ends: null }];
    }),
  );
}
