import type { Id } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { isCore, type ListName } from '../read/resources.ts';

/**
 * The records of the last good snapshot, for the minor lists and the pages that failed or have suddenly lost what they held:
 * an hour's trouble with the partners does not take them off the site.
 */
export function fallbackRecords(
  before: Festival | null,
  failed: { lists: readonly ListName[]; pages: readonly Id[] },
): Partial<Festival> {
  if (!before) return {};
  const names = failed.lists.flatMap((name): (keyof Festival)[] => {
    // Core lists have no fallback. Activities belong to their events; the types of questions come with the questions.
    if (name === 'activities' || isCore(name)) return [];
    return name === 'faqs' ? ['faqs', 'faqTypes'] : [name];
  });
  const pages = before.pages.filter(({ id }) => failed.pages.includes(id));
  return { ...(Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<Festival>), pages };
}
