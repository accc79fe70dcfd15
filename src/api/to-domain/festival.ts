import type { Festival, Quarantined } from '../../domain/model/festival.ts';
import type { ActivityKindWire } from '../wire/activity.ts';
import type { Context, Report } from './context.ts';
import { toEditions } from './editions.ts';
import { everyTelling, flattened } from './event-tree.ts';
import { toActivityKind, toEventType } from './event-types.ts';
import { toEvent } from './events.ts';
import { toFaqs, toFaqTypes } from './faqs.ts';
import { byId, gathered } from './gather.ts';
import { toMediaLinks, toSocials } from './links.ts';
import { toMenuItem, toSubMenu } from './menus.ts';
import { toPage, toPdf } from './pages.ts';
import { toPartner, toPartnerType } from './partners.ts';
import { toParticipant, toPerson, toRole } from './people.ts';
import { toPlace } from './places.ts';
import { withoutDangling } from './references.ts';
import type { WireFestival } from './wire-festival.ts';

export interface Options extends Pick<Context, 'ids' | 'timeZone' | 'apiUrl'> {
  /** Records that could not be read this time, as they were last: they win over what only nests elsewhere. */
  kept?: Partial<Festival>;
}

/**
 * The festival as the site knows it, from what the back end gave: events flat, references by id and never to nothing,
 * what only nests elsewhere gathered, links and colours checked. HTML is taken as it is: it is to be sanitised before
 * it reaches a page.
 */
export function toFestival(
  wire: WireFestival,
  { kept = {}, ...options }: Options,
): { festival: Festival; quarantined: Quarantined[] } {
  const quarantined: Quarantined[] = [];
  const report: Report = (collection, id, field, reason) => {
    const record = id === null ? '' : ` #${id}`;
    quarantined.push({ path: `${collection}${record}${field}`, id, reason });
  };
  const context: Context = { ...options, report };

  const told = everyTelling(wire.events);
  const activities = byId(wire.activities, '/api/activites/', report);
  const participants = byId(wire.participants, '/api/intervenants/', report);
  const everyActivity = [...told.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const everyParticipant = [
    ...everyActivity.flatMap(({ intervenants }) => intervenants ?? []),
    ...participants.values(),
  ];

  const editions = gathered(
    wire.editions,
    told.map(({ edition }) => edition),
    '/api/editions/',
    report,
  );
  const eventTypes = gathered(
    wire.eventTypes,
    told.map(({ type }) => type),
    '/api/type_evenements/',
    report,
  );
  const kinds = gathered(
    wire.activityKinds.filter(hasId),
    everyActivity.map(({ type }) => (type && hasId(type) ? type : undefined)),
    '/api/typeactivites/',
    report,
  );
  const places = gathered(
    wire.places,
    told.map(({ lieu }) => lieu),
    '/api/lieux/',
    report,
  );
  const persons = gathered(
    wire.persons,
    everyParticipant.map(({ personne }) => personne),
    '/api/personnes/',
    report,
  );
  const roles = gathered(
    wire.roles,
    everyParticipant.map(({ role }) => role),
    '/api/roles/',
    report,
  );
  const partners = gathered(
    wire.partners,
    editions.flatMap(({ partenaires }) => partenaires ?? []),
    '/api/partenaires/',
    report,
  );
  const partnerTypes = gathered(
    wire.partnerTypes,
    partners.map(({ type }) => type),
    '/api/typespartenaires/',
    report,
  );
  const subMenu = gathered(wire.subMenu, [], '/api/sousmenu/', report);
  const menu = gathered(
    wire.menu,
    subMenu.map((entry) => entry.menu),
    '/api/menu/',
    report,
  );

  const lists = { activities, participants, kinds: new Map(kinds.map((kind) => [kind.id, kind])) };
  const faqs = toFaqs(gathered(wire.faqs, [], '/api/faqs/', report), context);
  const festival: Festival = {
    editions: toEditions(editions, context),
    events: flattened(wire.events, report).map((event) => toEvent(event, lists, context)),
    eventTypes: eventTypes.map((one) => toEventType(one, context)),
    activityKinds: kinds.map(toActivityKind),
    roles: roles.map((one) => toRole(one, context)),
    persons: persons.map((one) => toPerson(one, context)),
    participants: gathered(
      wire.participants,
      everyParticipant,
      '/api/intervenants/',
      () => undefined,
    ).flatMap((one) => toParticipant(one) ?? []),
    places: places.map((one) => toPlace(one, context)),
    partners: partners.map((one) => toPartner(one, context)),
    partnerTypes: partnerTypes.map(toPartnerType),
    socials: toSocials(gathered(wire.socials, [], '/api/sociaux/', report), context),
    mediaLinks: toMediaLinks(gathered(wire.mediaLinks, [], '/api/liens/', report), context),
    faqTypes: toFaqTypes(wire.faqs),
    faqs,
    menu: menu.map(toMenuItem),
    subMenu: toSubMenu(subMenu, context),
    pages: gathered(wire.pages, [], '/api/pages/', report).map(toPage),
    pdfs: gathered(wire.pdfs, [], '/api/pdf/', report).map((one) => toPdf(one, context)),
  };
  return { festival: withoutDangling(withKept(festival, kept), report), quarantined };
}

function hasId(kind: ActivityKindWire): kind is ActivityKindWire & { id: number } {
  return kind.id !== undefined;
}

function withKept(festival: Festival, kept: Partial<Festival>): Festival {
  const lists = Object.entries(kept).map(([name, records]) => {
    const ids = new Set(records.map(({ id }) => id));
    return [name, [...records, ...festival[name as keyof Festival].filter(({ id }) => !ids.has(id))]];
  });
  return { ...festival, ...(Object.fromEntries(lists) as Partial<Festival>) };
}
