import { atom, onMount } from 'nanostores';
import type { Day, Id } from '../../domain/model/common.ts';
import type { SavedEvent } from '../../domain/plan/saved-event.ts';
import { readStoredPlan, storedPlan } from '../../domain/plan/stored-plan.ts';
import { readItem, writeItem } from '../browser-storage.ts';
import { onStoredElsewhere } from '../stored-elsewhere.ts';
import { PLAN_KEY } from './plan-key.ts';

/** The events that the visitor saved on this device, in the order of saving. */
export const $plan = atom<readonly SavedEvent[]>([]);

/** Why the plan lives only as long as the page: the browser stores nothing, or has no room; null if it is stored. */
export const $planProblem = atom<'blocked' | 'full' | null>(null);

export const isPlanned = (plan: readonly SavedEvent[], id: Id): boolean =>
  plan.some((event) => event.id === id);

/** Adds events to the plan; those that it has already stay as they are. */
export function saveEvents(events: readonly SavedEvent[]): void {
  change((plan) => [...plan, ...events.filter(({ id }) => !isPlanned(plan, id))]);
}

export function removeEvent(id: Id): void {
  change((plan) => plan.filter((event) => event.id !== id));
}

/** Chooses the day of an event of several days; null for any of them. */
export function chooseDay(id: Id, day: Day | null): void {
  change((plan) => plan.map((event) => (event.id === id ? { ...event, day } : event)));
}

/** Replaces the copies of events that the plan has by what the site says now: the visitor has noted it. */
export function updateEvents(events: readonly Pick<SavedEvent, 'id' | 'title' | 'facts'>[]): void {
  const fresh = new Map(events.map((event) => [event.id, event]));
  change((plan) => plan.map((event) => ({ ...event, ...fresh.get(event.id) })));
}

onMount($plan, () => {
  if (typeof window === 'undefined') return undefined;
  restore();
  return onStoredElsewhere(PLAN_KEY, restore);
});

function restore(): void {
  const stored = readItem('local', PLAN_KEY);
  $planProblem.set(stored === undefined ? 'blocked' : null);
  if (stored !== undefined) $plan.set(readStoredPlan(stored));
}

/** On what is stored now, so that no tab undoes what another has done; where nothing is stored, on what this page knows. */
function change(step: (plan: readonly SavedEvent[]) => readonly SavedEvent[]): void {
  const stored = readItem('local', PLAN_KEY);
  const isStoredHere = stored !== undefined && $planProblem.get() === null;
  const plan = step(isStoredHere ? readStoredPlan(stored) : $plan.get());
  const isStored = writeItem('local', PLAN_KEY, plan.length > 0 ? storedPlan(plan) : null);
  $planProblem.set(isStored ? null : stored === undefined ? 'blocked' : 'full');
  $plan.set(plan);
}
