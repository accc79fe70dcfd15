import {
  areLastDays,
  beginningOf,
  type Openness,
  stateAt,
  type TodaySpan,
} from '../event/openness/openness.ts';
import { MINUTE_MS } from '../time/durations.ts';

/** Groups of the page “now”, in its order (**On now**). `next` is listed when nothing is on. */
export const NOW_GROUPS = ['on', 'soon', 'tonight', 'closing', 'next', 'last', 'today'] as const;
export type NowGroup = (typeof NOW_GROUPS)[number];

/** Group and state of an event at a given moment. */
export interface Standing {
  group: NowGroup;
  isOpen: boolean;
  /** When the event closes if it is open, otherwise when it begins or opens; null if unknown. The sorting key. */
  at: number | null;
}

/** Events that begin or close within this time are listed in separate groups. */
const SOON = 120 * MINUTE_MS;
/** A visit shorter than that is not worth the walk (**Worth the walk**). */
const VISIT = 30 * MINUTE_MS;

/**
 * The rule **On now**; null for events that the page does not list at that moment.
 * @param now in milliseconds since 1970.
 * @param walk minutes on foot to its venue; null if unknown.
 */
export function standingAt(
  openness: Openness,
  now: number,
  today: TodaySpan,
  walk: number | null = null,
): Standing | null {
  const state = stateAt(openness, now, today);
  if (state.kind === 'vernissage') return { group: 'tonight', isOpen: state.at <= now, at: state.at };
  // Visitors still look for a cancelled event on its day.
  if (state.kind === 'cancelled') {
    const isToday = beginningOf(openness) < today.ends && now < openness.overAt;
    return isToday ? { group: 'today', isOpen: false, at: null } : null;
  }
  if (state.kind === 'over' || state.kind === 'postponed') return null;
  const isLast = areLastDays(openness, now, today);
  if (state.kind === 'open') {
    const isClosing = openness.kind === 'open' && isWorthTheWalk(state.until - now, walk);
    return { group: isClosing ? 'closing' : isLast ? 'last' : 'on', isOpen: true, at: state.until };
  }
  const at = 'at' in state ? state.at : 'next' in state ? state.next : null;
  if (at !== null && at - now <= SOON) return { group: 'soon', isOpen: false, at };
  if (isLast) return { group: 'last', isOpen: false, at };
  return state.kind === 'opens' || state.kind === 'unknown' ? { group: 'today', isOpen: false, at } : null;
}

/** The rule **Worth the walk**: it closes soon, but there is time for the walk and a visit of half an hour. */
function isWorthTheWalk(left: number, walk: number | null): boolean {
  return left <= SOON && left >= (walk ?? 0) * MINUTE_MS + VISIT;
}
