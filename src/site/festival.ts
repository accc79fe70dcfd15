import type { Id, Lang } from '../domain/model/core.ts';
import { timeZone } from './time-zone.ts';

type IdsByLang = Readonly<Partial<Record<Lang, Id>>>;

/** Facts about this festival only: the back end's identifiers that have a meaning for the site. */
export const festival = {
  timeZone,
  ticketedEventTypeId: 2,
  exhibitionEventTypeId: 1,
  eventTypeIdLeftOutOfHome: 3,
  curatorRoleId: 3,
  teamRoleCategories: [1, 5, 6, 9],
  /** See the rule **Self-guided routes**. */
  selfGuidedEventIds: [57, 58, 86],
  programmePdfIds: { fr: 215, en: 217 } as IdsByLang,
  pressKitPdfIds: { fr: 220, en: 221 } as IdsByLang,
  footerMenuIds: [2, 3, 5, 6],
  legalPageId: 19,
  map: { centre: { latitude: 36.827, longitude: 10.174 }, zoom: 11 },
} as const;

/**
 * Returns the back end's identifiers that have a meaning for the site, for the festival with that slug. Types, roles
 * and pages mean the same in every back end of the contract (`scripts/api/README.md`); events belong to one festival.
 */
export function meaningfulIds(slug: string): Omit<typeof festival, 'selfGuidedEventIds'> & {
  selfGuidedEventIds: readonly number[];
} {
  return slug === 'dhaw' ? festival : { ...festival, selfGuidedEventIds: [] };
}
