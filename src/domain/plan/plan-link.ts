import type { Day, Id } from '../model/core.ts';
import { isDay } from '../time/days.ts';

const PREFIX = '#e=';

/** A shared event, with the day that was chosen for it; `day` is null for any day, or the only one. */
export interface SharedEvent {
  id: Id;
  day: Day | null;
}

export type SharedPlan = NonNullable<ReturnType<typeof readPlanHash>>;

/** Returns the fragment that shares a plan, after the page's address: `#e=12,57.20241013`. */
export const planHash = (events: readonly SharedEvent[]): string => PREFIX + events.map(entryOf).join(',');

const entryOf = ({ id, day }: SharedEvent): string =>
  day === null ? String(id) : `${id}.${day.replaceAll('-', '')}`;

/** Reads `#e=12,57.20241013`; null for an address that shares no plan. */
export function readPlanHash(hash: string) {
  if (!hash.startsWith(PREFIX)) return null;
  // Messengers write the comma as %2C.
  const entries = hash
    .slice(PREFIX.length)
    .split(/,|%2c/i)
    .map((entry) => entry.trim())
    .filter(Boolean);
  const events = new Map<Id, SharedEvent>();
  const unreadable = new Set<string>();
  for (const entry of entries) {
    const { id, day, isWhole } = readEntry(entry);
    // An event with an invalid day is still shared, for any day.
    if (id !== null && !events.has(id)) events.set(id, { id, day });
    if (!isWhole) unreadable.add(entry);
  }
  return {
    /** Each once, in the order of the link. */
    events: [...events.values()],
    /** Parts of the link that are neither an event's number nor a day. */
    unreadable: [...unreadable],
  };
}

function readEntry(entry: string) {
  const [, id, digits] = /^(0|[1-9]\d{0,15})(?:\.(.*))?$/.exec(entry) ?? [];
  if (id === undefined || !Number.isSafeInteger(Number(id))) return { id: null, day: null, isWhole: false };
  const day = digits?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') ?? null;
  const isWhole = day === null || isDay(day);
  return { id: Number(id), day: isWhole ? day : null, isWhole };
}
