import type { Id } from '../../../src/domain/model/core.ts';
import type { WireFestival } from '../read/resources.ts';

/** Identifiers of the back end that carry a meaning. `src/site/festival.ts` has those of this festival. */
export interface MeaningfulIds {
  ticketedEventTypeId: Id;
  exhibitionEventTypeId: Id;
  eventTypeIdLeftOutOfHome: Id;
  curatorRoleId: Id;
  teamRoleCategories: readonly number[];
  selfGuidedEventIds: readonly Id[];
}

/** Reports a value or record of a list that is left out: `field` as in `.latitude`, or empty. */
export type Report = (list: keyof WireFestival, id: Id, field: string, reason: string) => void;

export interface Context {
  ids: MeaningfulIds;
  /** Zone of the wall times that come without an offset, and of every day. */
  timeZone: string;
  /** Base of relative media addresses. */
  apiUrl: string;
  /** First segments of the paths of the site's pages, in lower case. */
  pageNames: ReadonlySet<string>;
  report: Report;
}

/** Records without an order come last; roles have a default of their own. */
export const ORDER_WHEN_MISSING = Number.MAX_SAFE_INTEGER;
