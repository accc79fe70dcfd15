import type { z } from 'zod';
import type { Id } from '../../../src/domain/model/core.ts';
import * as wire from '../wire/records.ts';

/** Lists of the back end: their paths below `/api`, and what stands in them. Pages have none: see `read-lists.ts`. */
export const resources = {
  events: { path: '/evenements/', schema: wire.eventWire },
  editions: { path: '/editions/', schema: wire.editionWire },
  eventTypes: { path: '/type_evenements/', schema: wire.eventTypeWire },
  persons: { path: '/personnes/', schema: wire.personWire },
  places: { path: '/lieux/', schema: wire.placeWire },
  menu: { path: '/menu/', schema: wire.menuWire },
  subMenu: { path: '/sousmenu/', schema: wire.subMenuWire },
  activities: { path: '/activites/', schema: wire.activityWire },
  activityKinds: { path: '/typeactivites/', schema: wire.listedActivityKindWire },
  participants: { path: '/intervenants/', schema: wire.participantWire },
  roles: { path: '/roles/', schema: wire.roleWire },
  partners: { path: '/partenaires/', schema: wire.partnerWire },
  partnerTypes: { path: '/typespartenaires/', schema: wire.partnerTypeWire },
  socials: { path: '/sociaux/', schema: wire.socialWire },
  mediaLinks: { path: '/liens/', schema: wire.mediaLinkWire },
  faqs: { path: '/faqs/', schema: wire.faqWire },
  pdfs: { path: '/pdf/', schema: wire.pdfWire },
};

export type ListName = keyof typeof resources;

/** All that the back end gives, list by list, as it was read. */
export type WireFestival = { [Name in ListName]: z.output<(typeof resources)[Name]['schema']>[] } & {
  pages: z.output<typeof wire.pageWire>[];
};

/** Address of a list, as reports name it. */
export const sourceOf = (list: keyof WireFestival): string =>
  `/api${list === 'pages' ? '/pages/' : resources[list].path}`;

/** Path of a page below `/api`: pages have no list. */
export const pagePath = (id: Id): string => `/pages/${id}`;

/** One record of a list, as it was read. */
export type Wire<Name extends keyof WireFestival> = WireFestival[Name][number];

/** Without one of these there is no festival to show: a pull that cannot read it is refused. */
export const coreLists = [
  'events',
  'editions',
  'eventTypes',
  'persons',
  'places',
  'menu',
  'subMenu',
] as const satisfies readonly ListName[];

export const isCore = (name: ListName): boolean => coreLists.some((core) => core === name);
