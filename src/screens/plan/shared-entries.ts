import { runsOn } from '../../domain/event/event-days.ts';
import type { EventSummaries } from '../../domain/event/event-summary.ts';
import type { Lang } from '../../domain/model/common.ts';
import { chosenDay } from '../../domain/plan/plan-days.ts';
import type { SharedPlan } from '../../domain/plan/plan-link.ts';
import { copyOf, type SavedEvent } from '../../domain/plan/saved-event.ts';
import { formatFullDay } from '../../domain/time/format-dates.ts';
import { formatWhen } from '../../domain/time/format-when.ts';

/** An event of a shared plan, as it is shown and as it would be saved. */
export interface SharedEntry {
  saved: SavedEvent;
  title: string;
  href: string;
  className: string;
  /** Its days and hours, or the day that was chosen for it, and its venue. */
  facts: string[];
}

export interface SharedEntries {
  known: SharedEntry[];
  /** Events and days in the link that the site does not know. */
  unknown: string[];
  /** Events that do not run on the day that the link names: they are shared for any day. */
  lostDays: { title: string; day: string }[];
}

/** The plan in a link (**Shared plan**), with current data. */
export function sharedEntries(
  { events, unreadable }: SharedPlan,
  summaries: EventSummaries,
  lang: Lang,
): SharedEntries {
  const entries: SharedEntries = { known: [], unknown: [], lostDays: [] };
  for (const { id, day } of events) {
    const summary = summaries[id];
    if (!summary) {
      entries.unknown.push(String(id));
      continue;
    }
    const { time, title, href, className, venue } = summary;
    const chosen = chosenDay({ time, day });
    if (day !== null && !(time && runsOn(time, day)))
      entries.lostDays.push({ title: title.text, day: formatFullDay(day, lang) });
    const when = chosen === null ? formatWhen(time, lang, null) : formatFullDay(chosen, lang);
    entries.known.push({
      saved: { ...copyOf(id, summary), day: chosen },
      title: title.text,
      href,
      className,
      facts: [when, venue?.name].filter((fact) => fact != null),
    });
  }
  entries.unknown.push(...unreadable);
  return entries;
}
