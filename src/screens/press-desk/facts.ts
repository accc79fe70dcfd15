import { statusOf } from '../../domain/event/event-status.ts';
import { programmeOf } from '../../domain/programme/programme.ts';
import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import { curatorsOf, groupByRole, participantsOf, sortPeople } from '../../domain/people/people.ts';
import { recordDate } from '../../domain/programme/changes.ts';
import type { Day, Id, Lang, Localised, FestivalEvent } from '../../domain/model/core.ts';
import type { Place, Edition, Person } from '../../domain/model/festival.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { festival } from '../../site/festival.ts';
import type { FestivalData } from '../../content/festival.ts';
import { editionStatusView } from '../edition-status/edition-status-view.ts';
import { type PersonLinkView, personLinks } from '../event/event-activity.ts';

/** Facts of an edition, computed once for all parts of its desk. */
export interface PressFacts {
  edition: Edition;
  isOver: boolean;
  /** It is no longer the festival's current edition: what is known of it is what is kept. */
  isArchive: boolean;
  /** Its programme: events that are no part of others. What was cancelled did not take place, and counts nowhere. */
  events: FestivalEvent[];
  /** Its types with their events, in the order of types. */
  types: { title: Localised; events: FestivalEvent[] }[];
  venues: Place[];
  /** Everybody who takes part, with a name or without. */
  people: number;
  /** The role that comes first, with its people; null where nobody has a role. */
  leading: { role: Localised; people: PersonLinkView[] } | null;
  curators: (PersonLinkView & { person: Person; curated: FestivalEvent[] })[];
  /** Since when the data of the edition stand as they do. */
  asOf: Day;
}

export function pressFacts(edition: Edition, data: FestivalData, lang: Lang): PressFacts {
  const takingPlace = data.events.filter((event) => statusOf(event) !== 'cancelled');
  const events = programmeOf(takingPlace, edition.id);
  const all = eventsOfEdition(edition, { events: takingPlace, withdrawn: [] });
  const participants = all.flatMap(participantsOf);
  const [leading] = groupByRole(participants, data.by.role, lang);
  const venueIds = new Set(all.map(({ placeId }) => placeId));
  const archive = { words: '', href: '' };
  return {
    edition,
    isArchive: edition.year < data.current.year,
    isOver: editionStatusView(edition, { archive }, data, lang).span === null,
    events,
    types: data.eventTypes
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .map(({ id, title }) => ({ title, events: events.filter(({ typeId }) => typeId === id) }))
      .filter(({ events: its }) => its.length > 0),
    venues: data.places.filter(({ id }) => venueIds.has(id)),
    people: new Set(participants.map(({ personId }) => personId)).size,
    leading: leading
      ? {
          role: leading.role.title,
          people: sortedLinks(leading.personIds, data, lang),
        }
      : null,
    curators: curatorsIn(all, data, lang),
    asOf: asOf(edition, all, data),
  };
}

function sortedLinks(ids: readonly Id[], data: FestivalData, lang: Lang): PersonLinkView[] {
  const people = ids.flatMap((id) => data.by.person.get(id) ?? []);
  return personLinks(
    sortPeople(people, lang).map(({ id }) => id),
    data,
    lang,
  );
}

/** The people whom the rule **Commissioned by** names, with what they commissioned. */
function curatorsIn(
  events: readonly FestivalEvent[],
  data: FestivalData,
  lang: Lang,
): PressFacts['curators'] {
  const curated = new Map<Id, FestivalEvent[]>();
  for (const event of events) {
    for (const id of curatorsOf(event, data.by.eventType, data.by.role))
      curated.set(id, [...(curated.get(id) ?? []), event]);
  }
  return sortedLinks([...curated.keys()], data, lang).flatMap((link) => {
    const person = data.by.person.get(link.id);
    return person ? [{ ...link, person, curated: curated.get(link.id) ?? [] }] : [];
  });
}

function asOf(edition: Edition, events: readonly FestivalEvent[], { manifest }: FestivalData): Day {
  const instants = [
    recordDate(manifest, 'edition', edition.id),
    ...events.map(({ id }) => recordDate(manifest, 'event', id)),
  ];
  return dayOf(
    instants.reduce((a, b) => (a > b ? a : b)),
    festival.timeZone,
  );
}
