import type { Id } from '../../../src/domain/model/core.ts';
import type { WireFestival } from '../read/resources.ts';

/** Identifiers of the back end that have a meaning. `src/site/festival.ts` contains those of this festival. */
export interface MeaningfulIds {
  ticketedEventTypeId: Id;
  exhibitionEventTypeId: Id;
  eventTypeIdLeftOutOfHome: Id;
  curatorRoleId: Id;
  teamRoleCategories: readonly number[];
  selfGuidedEventIds: readonly Id[];
  legalPageId: Id;
}

/** Reports a value or record of a list that is left out. `field` is e.g. `.latitude`, or empty for the whole record. */
export type Report = (list: keyof WireFestival, id: Id, field: string, reason: string) => void;

export interface Context {
  ids: MeaningfulIds;
  /** Time zone of wall times without an offset, and of every day. */
  timeZone: string;
  /** Base of relative media addresses. */
  apiUrl: string;
  /** First segments of the paths of the site's pages. */
  pageNames: ReadonlySet<string>;
  report: Report;
}

/** Records without an order are last; roles have their own default. */
export const ORDER_WHEN_MISSING = Number.MAX_SAFE_INTEGER;
