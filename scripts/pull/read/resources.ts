import type { z } from 'zod';
import type { Id } from '../../../src/domain/model/core.ts';
import * as wire from '../wire/records.ts';

/** Lists of the back end: paths below `/api` and schemas of their records. Pages have no list: see `read-lists.ts`. */
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

export type WireFestival = { [Name in ListName]: z.output<(typeof resources)[Name]['schema']>[] } & {
  pages: z.output<typeof wire.pageWire>[];
};

export const sourceOf = (list: keyof WireFestival): string =>
  `/api${list === 'pages' ? '/pages/' : resources[list].path}`;

/** Returns the name of a page in reports and in the guards of a pull: pages have no list. Its address adds a slash. */
export const pagePath = (id: Id): string => `/pages/${id}`;

export type Wire<Name extends keyof WireFestival> = WireFestival[Name][number];

/** Lists without which there is no festival to show: a pull that cannot read one of them is refused. */
export const coreLists = [
  'editions',
  'events',
  'eventTypes',
  'persons',
  'places',
  'menu',
  'subMenu',
] as const satisfies readonly ListName[];

export const isCore = (name: ListName): boolean => coreLists.some((core) => core === name);
