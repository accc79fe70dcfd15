import type { Festival } from '../../../src/domain/model/festival.ts';
import { pagePath, resources } from '../read/resources.ts';
import { minorLists } from './holdings.ts';

/**
 * The records of the last good snapshot, for the minor lists and the pages that failed or have suddenly lost what they held:
 * an hour's trouble with the partners does not take them off the site.
 * @param paths of these lists and pages, below `/api`.
 */
export function fallbackRecords(before: Festival | null, paths: readonly string[]): Partial<Festival> {
  if (!before) return {};
  const names = minorLists.flatMap((name): (keyof Festival)[] => {
    // Activities belong to their events; the types of questions come with the questions.
    if (name === 'activities' || !paths.includes(resources[name].path)) return [];
    return name === 'faqs' ? ['faqs', 'faqTypes'] : [name];
  });
  const pages = before.pages.filter(({ id }) => paths.includes(pagePath(id)));
  return { ...(Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<Festival>), pages };
}
