import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import { programmesWithPages } from '../../../src/content/withdrawn-editions.ts';
import { currentEdition } from '../../../src/domain/edition/editions.ts';
import { slugsOfEvents } from '../../../src/domain/event/event-slugs.ts';
import { typesWithdrawnFrom } from '../../../src/domain/event/events.ts';
import type { Edition } from '../../../src/domain/model/festival.ts';
import { daysOfProgramme, hasDayPages } from '../../../src/domain/programme/programme.ts';
import { shortEditionAddress } from '../../../src/i18n/paths.ts';
import type { Environment } from '../../../src/site/environment.ts';

/** A second address of a page. Both are paths without language, not percent-encoded. */
export interface Redirect {
  from: string;
  to: string;
  /** Query of the target: `?day=2022-10-07`. */
  query?: string | undefined;
}

/** Returns the fixed second addresses of pages. @param year of the current edition. */
function aliases(
  { SITE_SLUG, CURRENT_YEAR }: Pick<Environment, 'SITE_SLUG' | 'CURRENT_YEAR'>,
  year = CURRENT_YEAR,
): Redirect[] {
  const currentProgramme = `program/${year}`;
  return [
    { from: 'home', to: '' },
    { from: `${SITE_SLUG}_${CURRENT_YEAR}`, to: '' },
    { from: 'team', to: 'join-us' },
    { from: 'talked-about-us', to: 'medias' },
    { from: 'press', to: `press/${year}` },
    { from: 'program', to: currentProgramme },
    { from: 'program/1', to: currentProgramme },
  ];
}

/** First path segments of the pages of an edition, which are followed by its year. */
const OF_A_YEAR = ['edition', 'program', 'press'];

/** Returns the first path segments of pages, with and without language, but not the festival's own. */
export function pageNames(environment: Parameters<typeof aliases>[0]): string[] {
  const pages = join(import.meta.dirname, '../../../src/pages');
  const routes = [pages, join(pages, '[lang]')].flatMap((folder) => readdirSync(folder));
  return [
    ...routes.map((name) => name.replace(/\..*/, '')),
    ...aliases(environment).map(({ from }) => from.replace(/\/.*/, '')),
  ];
}

/**
 * Returns second addresses of pages, former addresses of records, and addresses by id: a link to an event or an edition
 * never breaks.
 */
export function redirectsOf(snapshot: Snapshot, environment: Environment): Redirect[] {
  const current = currentEdition(snapshot.festival.editions, environment.CURRENT_YEAR);
  return [
    ...aliases(environment, current.year),
    ...eventRedirects(snapshot),
    ...editionRedirects(snapshot),
    ...shortEditionRedirects(snapshot, environment),
    ...dayRedirects(snapshot, current),
    ...withdrawnRedirects(snapshot, current),
  ];
}

/**
 * Returns the pages of withdrawn records. They stay, and a host that can serves them with the status 410 (gone). Paths
 * without language, not percent-encoded.
 */
export function withdrawnPages({ festival }: Snapshot): string[] {
  const slugs = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  return [
    ...festival.withdrawn.map(({ id }) => `event/${slugs.get(id) ?? id}`),
    ...festival.withdrawnPersons.map(({ id }) => `person/${id}`),
    ...festival.withdrawnPlaces.map(({ id }) => `venue/${id}`),
    ...festival.withdrawnPages.map(({ id }) => `page/${id}`),
    ...festival.withdrawnEditions.flatMap(({ year }) => OF_A_YEAR.map((screen) => `${screen}/${year}`)),
  ];
}

function eventRedirects({ festival, changes }: Snapshot): Redirect[] {
  const slugs = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  const byId = [...slugs].map(([id, slug]) => ({ from: `event/${id}`, to: `event/${slug}` }));
  const byOldTitle = changes.formerAddresses.flatMap(({ entity, id, slug: old }) => {
    const slug = slugs.get(id);
    return entity === 'event' && old !== null && slug !== undefined && old !== slug
      ? [{ from: `event/${old}`, to: `event/${slug}` }]
      : [];
  });
  return [...byId, ...byOldTitle];
}

/** Redirects from the short addresses of editions, which citations use, and from their addresses as current ones. */
function shortEditionRedirects({ festival }: Snapshot, { SITE_SLUG, CURRENT_YEAR }: Environment): Redirect[] {
  return [...festival.editions, ...festival.withdrawnEditions].flatMap(({ year }) => {
    const to = `edition/${year}`;
    const short = { from: shortEditionAddress(year), to };
    return year === CURRENT_YEAR ? [short] : [short, { from: `${SITE_SLUG}_${year}`, to }];
  });
}

/** Redirects from a withdrawn place on the map to its sheet, and from the events of a withdrawn type to the programme. */
function withdrawnRedirects({ festival }: Snapshot, current: Edition): Redirect[] {
  const editions = [...festival.editions, ...festival.withdrawnEditions];
  const { withdrawnTypes } = festival;
  return [
    ...festival.withdrawnPlaces.map(({ id }) => ({ from: `map/${id}`, to: `venue/${id}` })),
    ...editions.flatMap(({ id, year }) => {
      // The current edition has a page for every type, even without events.
      const types = id === current.id ? withdrawnTypes : typesWithdrawnFrom(id, withdrawnTypes);
      return types.map((type) => ({ from: `typeevent/${id}/${type.id}`, to: `program/${year}` }));
    }),
  ];
}

function dayRedirects({ festival }: Snapshot, current: Edition): Redirect[] {
  return programmesWithPages({ ...festival, current })
    .filter((programme) => !hasDayPages(programme, current))
    .flatMap((programme) => {
      const to = `program/${programme.edition.year}`;
      return daysOfProgramme(programme).map((day) => ({ from: `${to}/${day}`, to, query: `?day=${day}` }));
    });
}

/** Redirects from editions under former years, unless another edition has that year now. */
function editionRedirects({ festival, changes }: Snapshot): Redirect[] {
  const years = new Map(festival.editions.map(({ id, year }) => [id, year]));
  const taken = new Set(years.values());
  return changes.formerAddresses.flatMap(({ entity, id, year: old }) => {
    const year = years.get(id);
    if (entity !== 'edition' || year === undefined || old === null || taken.has(old)) return [];
    return [
      ...OF_A_YEAR.map((screen) => ({ from: `${screen}/${old}`, to: `${screen}/${year}` })),
      { from: shortEditionAddress(old), to: `edition/${year}` },
    ];
  });
}
