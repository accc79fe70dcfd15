import type { Festival } from './records/festival.ts';
import type { Id } from './records/programme.ts';

/** Indexes a festival, so that a dangling reference stops the seeding instead of reaching a client. */
export function findersOf(festival: Festival) {
  return {
    activityType: indexById('activity types', festival.activityTypes),
    edition: indexById('editions', festival.editions),
    event: indexById('events', festival.events),
    eventType: indexById('event types', festival.eventTypes),
    faqType: indexById('FAQ types', festival.faqTypes),
    menu: indexById('menus', festival.menus),
    page: indexById('pages', festival.pages),
    partner: indexById('partners', festival.partners),
    partnerType: indexById('partner types', festival.partnerTypes),
    person: indexById('persons', festival.persons),
    place: indexById('places', festival.places),
    role: indexById('roles', festival.roles),
  };
}

export type Finders = ReturnType<typeof findersOf>;

/** Finds a row by id. @throws Error naming the referrer when the festival has no such row. */
type Finder<Row> = (id: Id, referrer: string) => Row;

/** @throws Error when two rows share an id. */
function indexById<Row extends { id: Id }>(collection: string, rows: readonly Row[]): Finder<Row> {
  const byId = new Map<Id, Row>();
  for (const row of rows) {
    if (byId.has(row.id)) throw new Error(`The festival has two ${collection} with the id ${row.id}.`);
    byId.set(row.id, row);
  }
  return (id, referrer) => {
    const row = byId.get(id);
    if (!row) throw new Error(`${referrer} refers to ${collection} ${id}, which the festival does not have.`);
    return row;
  };
}
