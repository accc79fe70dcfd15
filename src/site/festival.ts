import { timeZone } from './time-zone.ts';

/** What is true of this festival only: identifiers of the back end with their meaning (spec §9). */
export const festival = {
  timeZone,
  ticketedEventTypeId: 2,
  exhibitionEventTypeId: 1,
  eventTypeIdLeftOutOfHome: 3,
  curatorRoleId: 3,
  teamRoleCategories: [1, 5, 6, 9],
  /** Routes to be walked by oneself, all season long: nobody books them. */
  selfGuidedEventIds: [57, 58, 86],
  programmePdfIds: { fr: 215, en: 217 },
  pressKitPdfIds: { fr: 220, en: 221 },
  footerMenuIds: [2, 3, 5, 6],
  legalPageId: 19,
  map: { centre: { latitude: 36.827, longitude: 10.174 }, zoom: 11 },
} as const;
