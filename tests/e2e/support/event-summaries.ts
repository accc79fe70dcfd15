import type { APIRequestContext } from '@playwright/test';
import { dataPath } from '../../../src/i18n/paths.ts';
import type { Lang } from './words.ts';

interface Summary {
  href: string;
  time: { firstDay: string; lastDay: string } | null;
}

/** Fetches the data about events that the site's own scripts load, by id of the event. */
export async function eventSummaries(request: APIRequestContext, lang: Lang): Promise<Map<number, Summary>> {
  const summaries = new Map<number, Summary>();
  for (let part = 1, last = 1; part <= last; part += 1) {
    const answer = await request.get(dataPath(lang, 'events', part));
    const { parts, items } = (await answer.json()) as { parts?: number; items: [number, Summary][] };
    for (const [id, summary] of items) summaries.set(id, summary);
    last = parts ?? last;
  }
  return summaries;
}
