import type { ContentPage, Festival } from '../../../src/domain/model/festival.ts';
import type { Instant, Localised } from '../../../src/domain/model/core.ts';
import type { PullGuards, Quarantined } from '../../../src/domain/model/snapshot.ts';
import { isCore, pagePath, resources, type ListName } from '../read/resources.ts';
import { isLoss } from './publication-contract.ts';

export interface Holding {
  /** Path below `/api`, e.g. `/partenaires/`, `/pages/7`. */
  path: string;
  /** Number of records received, whatever they contain. */
  given: number;
  /** For a list, the number of records that have something to show; for a page, see `pageHolding`. */
  usable: number;
  isPage: boolean;
  /** Whether the site must not be without the page. */
  isRequired: boolean;
}

const isFilled = (text: Localised): boolean => Object.keys(text).length > 0;

/** Counts of records with something to show. In lists that only complete others, all records count. */
const usableIn: Partial<Record<ListName, (festival: Festival) => number>> = {
  activityKinds: ({ activityKinds }) => activityKinds.filter(({ title }) => isFilled(title)).length,
  roles: ({ roles }) => roles.filter(({ title }) => isFilled(title)).length,
  partners: ({ partners }) => partners.filter(({ name, logo }) => isFilled(name) || logo !== null).length,
  partnerTypes: ({ partnerTypes }) => partnerTypes.filter(({ title }) => isFilled(title)).length,
  socials: ({ socials }) => socials.length,
  mediaLinks: ({ mediaLinks }) => mediaLinks.length,
  faqs: ({ faqs }) => faqs.length,
  pdfs: ({ pdfs }) => pdfs.filter(({ url }) => url !== null).length,
};

export const minorLists = (Object.keys(resources) as ListName[]).filter((name) => !isCore(name));

export function listHolding(name: ListName, given: number, festival: Festival): Holding {
  const usable = usableIn[name]?.(festival) ?? given;
  return { path: resources[name].path, given, usable, isPage: false, isRequired: false };
}

/** Rates a page: 2 with something to read, 1 with only a title, otherwise 0. @param page undefined if it is missing. */
export function pageHolding(path: string, page: ContentPage | undefined, isRequired: boolean): Holding {
  const isReadable = page?.sections.some(({ content, view }) => isFilled(content) || view !== null);
  const usable = isReadable ? 2 : page && isFilled(page.title) ? 1 : 0;
  return { path, given: page ? 1 : 0, usable, isPage: true, isRequired };
}

/**
 * Returns the records of the last good snapshot for minor lists and pages that failed or have suddenly lost their
 * content: an hour's trouble with the partners does not remove them from the site.
 * @param paths paths of these lists and pages, below `/api`.
 */
export function fallbackRecords(before: Festival | null, paths: readonly string[]): Partial<Festival> {
  if (!before) return {};
  const names = minorLists.flatMap((name): (keyof Festival)[] => {
    // Activities are part of their events; the types of questions are part of the list of questions.
    if (name === 'activities' || !paths.includes(resources[name].path)) return [];
    return name === 'faqs' ? ['faqs', 'faqTypes'] : [name];
  });
  const pages = before.pages.filter(({ id }) => paths.includes(pagePath(id)));
  return { ...(Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<Festival>), pages };
}

const GRACE_MS = 24 * 3_600_000;

interface GracePeriodOptions {
  /** Holdings of each list or page when it was last read, by path; absent for a new one. */
  before: PullGuards | undefined;
  /** Milliseconds since the epoch. */
  now: number;
  acceptChanges: boolean;
}

/**
 * Finds minor lists and pages that have lost content and keep their earlier records: an editor's slip must not remove
 * the partners from the site. The earlier records are dropped once every pull of a whole day has found the loss, or
 * once `acceptChanges` is set. The legal notice, and a list whose records have all become unusable, always need
 * `acceptChanges`: such a loss is never intended.
 */
export function lossesInGrace(
  holdings: readonly Holding[],
  { before, now, acceptChanges }: GracePeriodOptions,
) {
  /** Start of the loss, by the path of each list or page whose earlier records are shown for now. */
  const emptySince: Record<string, Instant> = {};
  const reports: Quarantined[] = [];
  if (acceptChanges) return { emptySince, reports };
  for (const { path, given, usable, isPage, isRequired } of holdings) {
    const held = before?.listed[path] ?? 0;
    const isLost = isPage ? usable < held : isLoss(held, usable);
    const isNeverMeant = isRequired || (given > 0 && usable === 0);
    const since = before?.emptySince[path] ?? new Date(now).toISOString();
    if (!isLost || (!isNeverMeant && now - Date.parse(since) >= GRACE_MS)) continue;
    emptySince[path] = since;
    const found = isPage
      ? 'has had less to read than before'
      : usable > 0
        ? `has held ${usable} records of use`
        : given > 0
          ? `has held ${given} records, none of any use,`
          : 'has been empty';
    const reason =
      `${found} since ${since}${isPage ? '' : `, and held ${held} before`}: the earlier records are shown ` +
      `${isNeverMeant ? 'until it is corrected' : 'for a day'}; if it is right, pull again with --accept-changes`;
    reports.push({ path: `/api${path}`, id: null, reason });
  }
  return { emptySince, reports };
}
