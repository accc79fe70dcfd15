import { dataPath } from '../../../src/i18n/paths.ts';
import type { Lang } from './words.ts';

interface Summary {
  href: string;
  title: { text: string };
  time: { firstDay: string; lastDay: string } | null;
}

/** Fetches the data about events that the site's own scripts load, by id of the event. @param fetch a file of the site. */
export async function eventSummaries(
  fetch: (path: string) => Promise<{ json(): Promise<unknown> }>,
  lang: Lang,
): Promise<Map<number, Summary>> {
  const summaries = new Map<number, Summary>();
  for (let part = 1, last = 1; part <= last; part += 1) {
    const answer = await fetch(dataPath(lang, 'events', part));
    const { parts, items } = (await answer.json()) as { parts?: number; items: [number, Summary][] };
    for (const [id, summary] of items) summaries.set(id, summary);
    last = parts ?? last;
  }
  return summaries;
}
