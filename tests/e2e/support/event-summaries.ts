import type { APIRequestContext } from '@playwright/test';
import { dataPath } from '../../../src/i18n/paths.ts';
import type { Lang } from './words.ts';

/** What the site tells its own scripts of each event, by id. */
export async function eventSummaries(
  request: APIRequestContext,
  lang: Lang,
): Promise<Map<number, { href: string }>> {
  const summaries = new Map<number, { href: string }>();
  for (let part = 1, last = 1; part <= last; part += 1) {
    const answer = await request.get(dataPath(lang, 'events', part));
    const { parts, items } = (await answer.json()) as { parts?: number; items: [number, { href: string }][] };
    for (const [id, summary] of items) summaries.set(id, summary);
    last = parts ?? last;
  }
  return summaries;
}
