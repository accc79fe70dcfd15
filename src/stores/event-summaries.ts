import { atom } from 'nanostores';
import type { EventSummaries, SummariesFile } from '../domain/event/event-summary.ts';
import type { Lang } from '../domain/model/languages.ts';
import { fetchList, NotFetched } from './fetch-own.ts';

/** Summaries of every event in the page's language; null until loaded. */
export const $eventSummaries = atom<EventSummaries | null>(null);

/** Day and hour of the data, in words; null until loaded. */
export const $summariesAsOf = atom<string | null>(null);

/** Loads the summaries once; after a failure the next caller tries again. @returns whether they are loaded. */
export async function loadEventSummaries(lang: Lang): Promise<boolean> {
  if ($eventSummaries.get()) return true;
  try {
    const { asOf, items } = await fetchList<SummariesFile>(lang, 'events');
    $summariesAsOf.set(asOf);
    $eventSummaries.set(Object.fromEntries(items));
    return true;
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    // The list then shows what the back end knows, or the visitor has saved.
    console.warn(error);
    return false;
  }
}
