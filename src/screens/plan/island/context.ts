import type { EventSummaries } from '../../../domain/event/event-summary.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { PlanWords } from '../plan-words.ts';

/** Context of every part of the plan. */
export interface PlanContext {
  lang: Lang;
  words: PlanWords;
  /** Current summaries of the site; null if not loaded. */
  summaries: EventSummaries | null;
  /** The visitor's, which is not told. */
  year: number;
}
