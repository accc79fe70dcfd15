import type { Id, Withdrawn } from '../../../src/domain/model/core.ts';
import type { Edition, Festival } from '../../../src/domain/model/festival.ts';
import type { Quarantined } from '../../../src/domain/model/snapshot.ts';
import { missingFrom } from '../lacking.ts';
import type { Context, Report } from './context.ts';
import { toEditions } from './editions.ts';
import { flattenEvents } from './event-tree.ts';
import { toActivityKind } from './activities.ts';
import { toEvent, toEventType } from './events.ts';
import { gatherLists } from './gather-lists.ts';
import { toParticipant, toPerson, toRole } from './people.ts';
import { toPlace } from './places.ts';
import { dropDanglingReferences } from './references.ts';
import { sourceOf, type WireFestival } from '../read/resources.ts';
import {
  toFaqTypes,
  toFaqs,
  toMediaLinks,
  toMenuItem,
  toPage,
  toPartner,
  toPartnerType,
  toPdf,
  toSocials,
  toSubMenu,
} from './site.ts';

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
  const faqTypes = toFaqTypes(wire.faqs);
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
    partners: lists.partners.map((one) => toPartner(one, context)),
    partnerTypes: lists.partnerTypes.map(toPartnerType),
    socials: toSocials(lists.socials, context),
    mediaLinks: toMediaLinks(lists.mediaLinks, context),
    faqTypes,
    faqs: toFaqs(lists.faqs, faqTypes, context),
    menu: lists.menu.map(toMenuItem),
    subMenu: toSubMenu(lists.subMenu, context),
    pages: lists.pages.map(toPage),
    pdfs: lists.pdfs.map((one) => toPdf(one, context)),
  };
  return { festival: dropDanglingReferences(withFallback(festival, fallback), report), quarantined };
}

function withFallback(festival: Festival, fallback: Partial<Festival>): Festival {
  const lists = Object.entries(fallback).map(([name, records]) => [
    name,
    [...records, ...missingFrom<{ id: Id | null }>(records, festival[name as keyof Festival])],
  ]);
  return { ...festival, ...(Object.fromEntries(lists) as Partial<Festival>) };
}
