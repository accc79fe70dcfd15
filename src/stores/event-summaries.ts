import { atom } from 'nanostores';
import type { EventSummaries } from '../domain/event/event-summary.ts';

/** What the site says of every event, in the page's language; null until it is loaded. */
export const $eventSummaries = atom<EventSummaries | null>(null);

/** Loads it once; what could not be had is asked for again by the next caller. @returns whether it is there. */
export async function loadEventSummaries(path: string): Promise<boolean> {
  if ($eventSummaries.get()) return true;
  try {
    const response = await fetch(path);
    if (!response.ok) return false;
    $eventSummaries.set((await response.json()) as EventSummaries);
    return true;
  } catch {
    // Away from the network, or HTML in place of the file: the list goes on with what the back end says.
    return false;
  }
}
