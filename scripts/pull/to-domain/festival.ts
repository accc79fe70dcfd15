import type { Id, Withdrawn } from '../../../src/domain/model/core.ts';
import type { Edition, Festival } from '../../../src/domain/model/festival.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import type { Context, Report } from './context.ts';
import { toEditions } from './editions.ts';
import { flattenEvents, visibleOccurrences } from './event-tree.ts';
import { toActivityKind } from './activities.ts';
import { toEvent, toEventType } from './events.ts';
import { byId, gatherRecords } from './gather.ts';
import { toParticipant, toPerson, toRole } from './people.ts';
import { toPlace } from './places.ts';
import { dropDanglingReferences } from './references.ts';
import { sourceOf, type Wire, type WireFestival } from '../read/resources.ts';
import { completed, missingFrom } from '../read/withdrawn.ts';
import * as site from './site.ts';

export interface ToFestivalOptions extends Pick<Context, 'ids' | 'timeZone' | 'apiUrl' | 'pageNames'> {
  /** Earlier records of lists that could not be read; they take precedence over records only nested elsewhere. */
  fallback?: Partial<Festival>;
  /** Editions known before: those that the back end no longer lists keep their events. */
  formerEditions?: readonly Withdrawn<Edition>[];
}

/**
 * Converts the back end's records into the site's model: events are flat, references are ids and never dangling,
 * records that are only nested are gathered into their lists, links and colours are checked. HTML is not sanitised yet.
 */
export function toFestival(
  wire: WireFestival,
  { fallback = {}, formerEditions = [], ...options }: ToFestivalOptions,
): { festival: Festival; quarantined: Quarantined[] } {
  const quarantined: Quarantined[] = [];
  const report: Report = (list, id, field, reason) =>
    void quarantined.push({ path: `${sourceOf(list)} #${id}${field}`, id, reason });
  const context: Context = { ...options, report };

  const lists = gatherLists(wire, report);
  const listed = new Set(wire.participants.map(({ id }) => id));
  const activityLists = {
    activities: lists.activities,
    kinds: new Map(lists.activityKinds.map((kind) => [kind.id, kind])),
    participants: new Map(lists.participants.map((participant) => [participant.id, participant])),
    listedParticipants: listed,
  };
  const editions = toEditions(lists.editions, context);
  const faqTypes = site.toFaqTypes(wire.faqs);
  const festival: Festival = {
    editions,
    withdrawnEditions: missingFrom(editions, formerEditions),
    events: flattenEvents(wire.events, report).map((event) => toEvent(event, activityLists, context)),
    withdrawn: [],
    withdrawnPersons: [],
    withdrawnPlaces: [],
    withdrawnTypes: [],
    withdrawnPages: [],
    eventTypes: lists.eventTypes.map((one) => toEventType(one, context)),
    activityKinds: lists.activityKinds.map(toActivityKind),
    roles: lists.roles.map((one) => toRole(one, context)),
    persons: lists.persons.map((one) => toPerson(one, context)),
    participants: lists.participants.flatMap((one) => {
      const participant = toParticipant(one);
      // Participants nested in activities are reported there.
      if (!participant && listed.has(one.id))
        report('participants', one.id, '', 'has no person; the participant is left out');
      return participant ?? [];
    }),
    places: lists.places.map((one) => toPlace(one, context)),
    partners: lists.partners.map((one) => site.toPartner(one, context)),
    partnerTypes: lists.partnerTypes.map(site.toPartnerType),
    socials: site.toSocials(lists.socials, context),
    mediaLinks: site.toMediaLinks(lists.mediaLinks, context),
    faqTypes,
    faqs: site.toFaqs(lists.faqs, faqTypes, context),
    menu: lists.menu.map(site.toMenuItem),
    subMenu: site.toSubMenu(lists.subMenu, context),
    pages: lists.pages.map(site.toPage),
    pdfs: lists.pdfs.map((one) => site.toPdf(one, context)),
  };
  return { festival: dropDanglingReferences(withFallback(festival, fallback), report), quarantined };
}

function withFallback(festival: Festival, fallback: Partial<Festival>): Festival {
  const lists = Object.entries(fallback).map(([name, records]) => [
    name,
    completed<{ id: Id | null }>(records, festival[name as keyof Festival]),
  ]);
  return { ...festival, ...(Object.fromEntries(lists) as Partial<Festival>) };
}

/** Returns every list, completed with records that are only nested in others. Records in hidden events are left out. */
function gatherLists(wire: WireFestival, report: Report) {
  /** @param others records in which records of the list may be nested. */
  const all = <Name extends keyof WireFestival, Other>(
    list: Name,
    others: readonly Other[] = [],
    nestedIn: (other: Other) => Wire<Name> | undefined = () => undefined,
  ): Wire<Name>[] => gatherRecords<Wire<Name>>(wire[list], others.map(nestedIn), list, report);

  const occurrences = visibleOccurrences(wire.events);
  const activities = byId(wire.activities, 'activities', report);
  const allActivities = [...occurrences.flatMap(({ activite }) => activite ?? []), ...activities.values()];
  const nestedParticipants = allActivities.flatMap(({ intervenants }) => intervenants ?? []);
  const participants = all('participants', nestedParticipants, (participant) => participant);
  const allParticipants = [...participants, ...nestedParticipants];
  const editions = all('editions', occurrences, ({ edition }) => edition);
  const partners = [...wire.partners, ...editions.flatMap(({ partenaires }) => partenaires ?? [])];
  const subMenu = all('subMenu');

  return {
    activities,
    participants,
    editions,
    subMenu,
    eventTypes: all('eventTypes', occurrences, ({ type }) => type),
    activityKinds: all('activityKinds', allActivities, ({ type }) =>
      type?.id === undefined ? undefined : { ...type, id: type.id },
    ),
    places: all('places', occurrences, ({ lieu }) => lieu),
    persons: all('persons', allParticipants, ({ personne }) => personne),
    roles: all('roles', allParticipants, ({ role }) => role),
    partners: all('partners', partners, (partner) => partner),
    partnerTypes: all('partnerTypes', partners, ({ type }) => type),
    menu: all('menu', subMenu, ({ menu }) => menu),
    socials: all('socials'),
    mediaLinks: all('mediaLinks'),
    faqs: all('faqs'),
    pages: all('pages'),
    pdfs: all('pdfs'),
  };
}
