import { titleOf } from '../../../src/domain/event/events.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import { defaultLang } from '../../../src/domain/model/languages.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { Quarantined, Renumbered } from '../../../src/domain/model/snapshot.ts';
import { fullName } from '../../../src/domain/people/people.ts';
import { plainText } from '../../../src/domain/text/localise.ts';
import { sourceOf, type Wire, type WireFestival } from '../read/resources.ts';
import type { EventWire } from '../wire/records.ts';

const MAX_EXAMPLES = 3;

type List = keyof Renumbered;
/** Texts that identify the records of a list whatever their numbers, by id; empty for a record without identity. */
type Identities = ReadonlyMap<Id, string>;

/**
 * Finds records that were published under another number. A record with the title, the dates and the edition of a
 * record that the back end no longer sends keeps the number of that record here, so that addresses, calendar entries
 * and visitors' plans survive a back end that renumbers its records (**Publication contract**). Only records whose
 * number was never published are matched. Any other record at a published number gets a new one, to keep both apart.
 * @param before the festival as it was last published.
 * @param known result of the last pull.
 * @param given the festival as the back end sends it now, under its own numbers.
 */
export function renumberedSince(before: Festival, known: Renumbered, given: Festival): Renumbered {
  const editions = [...before.withdrawnEditions, ...before.editions];
  const identitiesBefore = identitiesOf({ ...before, editions });
  const lists = Object.entries(identitiesOf(given)).map(([name, identities]) => {
    const list = name as List;
    return [list, publishedNumbers(identitiesBefore[list], known[list] ?? {}, identities)] as const;
  });
  return Object.fromEntries(lists.filter(([, numbers]) => Object.keys(numbers).length > 0));
}

function identitiesOf(festival: Festival): Record<List, Identities> {
  const { editions, events, withdrawn, persons, withdrawnPersons, eventTypes, places } = festival;
  const by = <T extends { id: Id }>(records: readonly T[], identity: (record: T) => string): Identities =>
    new Map(records.map((record) => [record.id, identity(record)]));
  const years = new Map([...festival.withdrawnEditions, ...editions].map(({ id, year }) => [id, year]));
  return {
    editions: by(editions, ({ year, title }) => `${year} ${plainText(title, defaultLang)}`),
    eventTypes: by([...festival.withdrawnTypes, ...eventTypes], ({ title }) => plainText(title, defaultLang)),
    persons: by([...withdrawnPersons, ...persons], fullName),
    places: by([...festival.withdrawnPlaces, ...places], ({ name }) => plainText(name, defaultLang)),
    events: by([...withdrawn, ...events], (event) => {
      const title = plainText(titleOf(event) ?? {}, defaultLang);
      const year = event.editionId === null ? null : years.get(event.editionId);
      return title && JSON.stringify([title, year, event.time?.start.instant, event.time?.end?.instant]);
    }),
  };
}

/** Returns published numbers by current ones. Records with the same identity are paired in order of their numbers. */
function publishedNumbers(before: Identities, known: Readonly<Record<Id, Id>>, given: Identities) {
  const numbers = new Map([...given.keys()].flatMap((id) => (id in known ? [[id, known[id] ?? id]] : [])));
  const held = new Set([...given.keys()].map((id) => numbers.get(id) ?? id));
  const byIdentity = (records: Identities, isMeant: (id: Id) => boolean): Map<string, Id[]> =>
    Map.groupBy(
      [...records.keys()].filter((id) => records.get(id) !== '' && isMeant(id)).sort((a, b) => a - b),
      (id) => records.get(id) ?? '',
    );
  const former = byIdentity(before, (id) => !held.has(id));
  for (const [identity, ids] of byIdentity(given, (id) => !numbers.has(id) && !before.has(id))) {
    const formerIds = former.get(identity);
    if (formerIds?.length === ids.length) ids.forEach((id, index) => numbers.set(id, formerIds[index] ?? id));
  }
  const taken = new Set(numbers.values());
  let highest = Math.max(...before.keys(), ...given.keys(), ...taken);
  for (const id of given.keys()) if (taken.has(id) && !numbers.has(id)) numbers.set(id, ++highest);
  return Object.fromEntries(numbers);
}

/** Replaces the ids of the back end's records by those they were published with. */
export function underPublishedNumbers(wire: WireFestival, renumbered: Renumbered): WireFestival {
  const published = <T extends { id: Id }>(list: List, record: T): T => {
    const id = renumbered[list]?.[record.id];
    return id === undefined ? record : { ...record, id };
  };
  const participant = (one: Wire<'participants'>): Wire<'participants'> =>
    one.personne ? { ...one, personne: published('persons', one.personne) } : one;
  const activity = (one: Wire<'activities'>): Wire<'activities'> =>
    one.intervenants ? { ...one, intervenants: one.intervenants.map(participant) } : one;
  const event = (one: EventWire): EventWire => ({
    ...published('events', one),
    ...(one.parent && { parent: published('events', one.parent) }),
    ...(one.lieu && { lieu: published('places', one.lieu) }),
    ...(one.type && { type: published('eventTypes', one.type) }),
    ...(one.edition && { edition: published('editions', one.edition) }),
    ...(one.activite && { activite: one.activite.map(activity) }),
    ...(one.children && { children: one.children.map(event) }),
  });
  return {
    ...wire,
    editions: wire.editions.map((one) => published('editions', one)),
    eventTypes: wire.eventTypes.map((one) => published('eventTypes', one)),
    persons: wire.persons.map((one) => published('persons', one)),
    places: wire.places.map((one) => published('places', one)),
    events: wire.events.map(event),
    activities: wire.activities.map(activity),
    participants: wire.participants.map(participant),
  };
}

/** Reports, list by list, the records that keep the number they were published under. */
export function reportRenumbered(renumbered: Renumbered): Quarantined[] {
  return Object.entries(renumbered).map(([list, numbers]) => {
    const pairs = Object.entries(numbers);
    const examples = pairs.slice(0, MAX_EXAMPLES).map(([id, published]) => `${id} is ${published}`);
    const reason =
      `has given ${pairs.length} records new numbers; with the same titles, dates and edition they keep their ` +
      `addresses under those they were published with, e.g. ${examples.join(', ')}`;
    return { path: sourceOf(list as List), id: null, reason };
  });
}
