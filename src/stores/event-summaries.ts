import { atom } from 'nanostores';
import type { EventSummaries } from '../domain/event/event-summary.ts';

/** Summaries of every event in the page's language; null until loaded. */
export const $eventSummaries = atom<EventSummaries | null>(null);

/** Loads the summaries once; after a failure the next caller tries again. @returns whether they are loaded. */
export async function loadEventSummaries(path: string): Promise<boolean> {
  if ($eventSummaries.get()) return true;
  try {
    const response = await fetch(path);
    if (!response.ok) return false;
    $eventSummaries.set((await response.json()) as EventSummaries);
    return true;
  } catch {
    // Offline, or HTML in place of the file: the list then shows what the back end knows.
    return false;
  }
}
