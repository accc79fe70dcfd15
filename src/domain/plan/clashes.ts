import type { Id } from '../model/common.ts';
import { hoursInPlan, type Plannable } from './plan-days.ts';

/** The rule **Clash**: for each event those that it overlaps with, in the order given. */
export function clashesOf<T extends Plannable>(events: readonly T[]): ReadonlyMap<Id, readonly T[]> {
  return new Map(events.map((event) => [event.id, events.filter((other) => isClash(event, other))]));
}

/** Both cannot be seen whole. An event without a known end clashes only if it begins during the other. */
export function isClash(one: Plannable, other: Plannable): boolean {
  const [a, b] = [hoursInPlan(one), hoursInPlan(other)];
  if (!a || !b || one.id === other.id) return false;
  if (a.starts === b.starts) return true;
  const [earlier, later] = a.starts < b.starts ? [a, b] : [b, a];
  return earlier.ends !== null && later.starts < earlier.ends;
}
