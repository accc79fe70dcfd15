import type { EventSummaries } from '../../../domain/event/event-summary.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { PlanWords } from '../plan-words.ts';

/** What every part of the plan is given. */
export interface PlanContext {
  lang: Lang;
  words: PlanWords;
  /** What the site says now; null where it is not at hand. */
  summaries: EventSummaries | null;
  /** The visitor's, which is not told. */
  year: number;
}
