import type { EventSummaries, EventSummary } from '../../domain/event/event-summary.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Plannable } from '../../domain/plan/plan-days.ts';
import { changesSince, type PlanChange } from '../../domain/plan/plan-changes.ts';
import type { SavedEvent } from '../../domain/plan/saved-event.ts';
import { fill } from '../../i18n/fill.ts';
import { pagePath } from '../../i18n/paths.ts';

/** An event of the plan as it is shown: as the site knows it now, else as it was saved. */
export interface PlannedEvent
  extends
    Plannable,
    Pick<
      EventSummary,
      | 'title'
      | 'href'
      | 'className'
      | 'venue'
      | 'opening'
      | 'takesRegistration'
      | 'opens'
      | 'sequence'
      | 'modified'
    > {
  id: Id;
  changes: PlanChange[];
}

interface Given {
  lang: Lang;
  /** Title of an event that nothing is known of: “Event no. {id}”. */
  unknown: string;
}

/** @param summaries what the site says now; null where it is not at hand: then nothing is known to have changed. */
export function plannedEvents(
  plan: readonly SavedEvent[],
  summaries: EventSummaries | null,
  { lang, unknown }: Given,
): PlannedEvent[] {
  return plan.map(({ id, day, title, facts }) => {
    const current = summaries?.[id] ?? null;
    const shown = current ?? facts;
    const untitled = { text: fill(unknown, { id }), lang, isFallback: false };
    return {
      id,
      day,
      title: current?.title ?? title ?? untitled,
      href: shown?.href ?? pagePath(lang, 'event', id),
      className: shown?.className ?? '',
      status: shown?.status ?? null,
      time: shown?.time ?? null,
      venue: shown?.venue ?? null,
      opening: current?.opening ?? null,
      takesRegistration: current?.takesRegistration ?? false,
      isWithdrawn: summaries !== null && !current,
      sequence: current?.sequence ?? facts?.sequence ?? 0,
      ...(current?.opens !== undefined && { opens: current.opens }),
      ...(current?.modified !== undefined && { modified: current.modified }),
      changes: summaries && facts ? changesSince(facts, current) : [],
    };
  });
}
