import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { ChangeRecord, Quarantined } from '../../../src/domain/model/snapshot.ts';
import { urlOf } from '../../../src/domain/text/links.ts';
import { withAllRecords } from '../read/withdrawn.ts';
import { pageAndRecord } from '../to-domain/site-path.ts';
import { mapHtml } from './html-fields.ts';

const LINK = /<a\s(?:[^>]*\s)?href="([^"]*)"/g;
const NONE_WITHDRAWN = { withdrawn: [], withdrawnEditions: [], withdrawnPersons: [], withdrawnPages: [] };

/**
 * Reports the links of sanitised texts to pages that the site does not have. Nobody can correct the texts of withdrawn
 * records, which are therefore not reported. @param pageNames first segments of the paths of pages.
 */
export function reportDeadLinks(
  festival: Festival,
  { formerAddresses: former }: ChangeRecord,
  siteUrl: string,
  pageNames: ReadonlySet<string>,
): Quarantined[] {
  const { editions, events, pages, persons, places, withdrawnPlaces } = withAllRecords(festival);
  const slugs = slugsOfEvents(events);
  const idsOf = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => String(id)));
  const placeIds = idsOf([...places, ...withdrawnPlaces]);
  const records: Record<string, ReadonlySet<string>> = {
    event: new Set([...slugs.keys(), ...slugs.values(), ...former.map(({ slug }) => slug)].map(String)),
    person: idsOf(persons),
    page: idsOf(pages),
    venue: placeIds,
    map: placeIds,
    edition: new Set([...editions, ...former].map(({ year }) => String(year))),
  };
  const isDead = (href: string): boolean => {
    const url = urlOf(href, siteUrl);
    if (url?.origin !== new URL(siteUrl).origin || /\.\w+$/.test(url.pathname)) return false;
    const [page = '', record] = pageAndRecord(url.pathname);
    // Other paths may be those of former editions.
    if (!pageNames.has(page)) return /^[a-z-]+$/i.test(page);
    const id = page === 'event' ? url.searchParams.get('id') : null;
    return record !== undefined && records[page]?.has(id ?? record) === false;
  };
  const reports: Quarantined[] = [];
  mapHtml({ ...festival, ...NONE_WITHDRAWN }, (html, { path, id }) => {
    for (const [, written = ''] of html.matchAll(LINK)) {
      const href = written.replaceAll('&amp;', '&');
      const reason = `links to “${href}”, which is no page of the site: correct the link`;
      if (isDead(href)) reports.push({ path, id, reason });
    }
    return html;
  });
  return reports;
}
