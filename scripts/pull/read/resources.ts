import type { z } from 'zod';
import type { WireFestival } from '../to-domain/wire-festival.ts';
import { activityKindWire, activityWire } from '../wire/activity.ts';
import { editionWire } from '../wire/edition.ts';
import { eventTypeWire, eventWire } from '../wire/event.ts';
import { id } from '../wire/fields.ts';
import { faqWire } from '../wire/faq.ts';
import { mediaLinkWire, socialWire } from '../wire/links.ts';
import { menuWire, subMenuWire } from '../wire/menu.ts';
import { partnerTypeWire, partnerWire } from '../wire/partner.ts';
import { pdfWire } from '../wire/pdf.ts';
import { personWire } from '../wire/person.ts';
import { placeWire } from '../wire/place.ts';
import { participantWire, roleWire } from '../wire/role.ts';

/** Lists of the back end. Pages have none: see `read-pages.ts`. */
export type ListName = Exclude<keyof WireFestival, 'pages'>;

interface Resource<Name extends ListName> {
  /** Below `/api`. */
  path: string;
  schema: z.ZodType<WireFestival[Name][number]>;
}

export const resources: { [Name in ListName]: Resource<Name> } = {
  events: { path: '/evenements/', schema: eventWire },
  editions: { path: '/editions/', schema: editionWire },
  eventTypes: { path: '/type_evenements/', schema: eventTypeWire },
  persons: { path: '/personnes/', schema: personWire },
  places: { path: '/lieux/', schema: placeWire },
  menu: { path: '/menu/', schema: menuWire },
  subMenu: { path: '/sousmenu/', schema: subMenuWire },
  activities: { path: '/activites/', schema: activityWire },
  activityKinds: { path: '/typeactivites/', schema: activityKindWire.extend({ id }) },
  participants: { path: '/intervenants/', schema: participantWire },
  roles: { path: '/roles/', schema: roleWire },
  partners: { path: '/partenaires/', schema: partnerWire },
  partnerTypes: { path: '/typespartenaires/', schema: partnerTypeWire },
  socials: { path: '/sociaux/', schema: socialWire },
  mediaLinks: { path: '/liens/', schema: mediaLinkWire },
  faqs: { path: '/faqs/', schema: faqWire },
  pdfs: { path: '/pdf/', schema: pdfWire },
};

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
