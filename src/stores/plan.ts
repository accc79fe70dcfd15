import { atom, onMount } from 'nanostores';
import type { Day, Id } from '../domain/model/core.ts';
import { type SavedEvent, readStoredPlan, storedPlan } from '../domain/plan/saved-event.ts';
import { readItem, writeItem, PLAN_KEY } from './browser-storage.ts';
import { onStoredElsewhere } from './stored-elsewhere.ts';

/** The events that the visitor saved on this device, in the order of saving. */
export const $plan = atom<readonly SavedEvent[]>([]);

/** Why the plan is lost when the page is closed: the browser stores nothing, or has no room; null if it is stored. */
export const $planProblem = atom<'blocked' | 'full' | null>(null);

export const isPlanned = (plan: readonly SavedEvent[], id: Id): boolean =>
  plan.some((event) => event.id === id);

/** Adds events to the plan; those already in it are not changed. */
export function saveEvents(events: readonly SavedEvent[]): void {
  change((plan) => [...plan, ...events.filter(({ id }) => !isPlanned(plan, id))]);
}

export function removeEvent(id: Id): void {
  change((plan) => plan.filter((event) => event.id !== id));
}

/** Chooses the day of an event of several days; null for any day. */
export function chooseDay(id: Id, day: Day | null): void {
  change((plan) => plan.map((event) => (event.id === id ? { ...event, day } : event)));
}

/** Replaces the plan's copies of events by the site's current data, which the visitor has noted; chosen days stay. */
export function updateEvents(copies: readonly Omit<SavedEvent, 'day'>[]): void {
  const copyOf = new Map(copies.map((copy) => [copy.id, copy]));
  change((plan) =>
    plan.map((event) => {
      const copy = copyOf.get(event.id);
      return copy ? { ...event, title: copy.title, facts: copy.facts } : event;
    }),
  );
}

onMount($plan, () => {
  if (typeof window === 'undefined') return undefined;
  restore();
  return onStoredElsewhere(PLAN_KEY, restore);
});

/** The stored text that `$plan` was read from; undefined if `$plan` is not what is stored. */
let known: string | null | undefined;

/** Reads a stored plan. If nothing else has written it, the events stay the same objects and are not drawn again. */
const planIn = (stored: string | null): readonly SavedEvent[] =>
  stored === known ? $plan.get() : readStoredPlan(stored);

function restore(): void {
  const stored = readItem('local', PLAN_KEY);
  $planProblem.set(stored === undefined ? 'blocked' : null);
  if (stored === undefined) return;
  $plan.set(planIn(stored));
  known = stored;
}

/** Changes the plan as it is stored now, so that no tab undoes another's changes; or, without storage, this page's. */
function change(step: (plan: readonly SavedEvent[]) => readonly SavedEvent[]): void {
  const stored = readItem('local', PLAN_KEY);
  const isStoredHere = stored !== undefined && $planProblem.get() === null;
  const plan = step(isStoredHere ? planIn(stored) : $plan.get());
  const text = plan.length > 0 ? storedPlan(plan) : null;
  const isStored = writeItem('local', PLAN_KEY, text);
  known = isStored ? text : undefined;
  $planProblem.set(isStored ? null : stored === undefined ? 'blocked' : 'full');
  $plan.set(plan);
}
