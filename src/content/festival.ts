import { byId, type Id, type Lang } from '../domain/model/core.ts';
import type { Festival } from '../domain/model/festival.ts';
import { currentEdition } from '../domain/edition/editions.ts';
import { slugsOfEvents } from '../domain/event/event-slugs.ts';
import { environment } from '../site/build-environment.ts';
import { snapshotFolder } from '../site/snapshot-folder.ts';
import { readSnapshot } from './snapshot.ts';
import { pagePath } from '../i18n/paths.ts';
import { festival } from '../site/festival.ts';

/** The whole festival, with the indexes that views need. */
export type FestivalData = ReturnType<typeof load>;

let loaded: FestivalData | undefined;

/**
 * Returns the festival of the current snapshot, which is read once. In development the server reloads this module when
 * there is another snapshot (`scripts/astro/integrations.ts`).
 * @throws SnapshotError if there is no snapshot, or if it cannot be read; Error if it contains no edition.
 */
export function festivalData(): FestivalData {
  return (loaded ??= load());
}

function load() {
  const { festival, manifest, media, changes } = readSnapshot(snapshotFolder(environment));
  const slugs: ReadonlyMap<Id, string> = slugsOfEvents([...festival.events, ...festival.withdrawn]);
  return {
    ...festival,
    manifest,
    media,
    /** Changes found by pulls, latest last. */
    changes: changes.changes,
    current: currentEdition(festival.editions, environment.CURRENT_YEAR),
    slugs,
    by: indexesOf(festival),
  };
}

/** Indexes the records that views look up by id. */
export const indexesOf = (festival: Festival) => ({
  event: byId(festival.events),
  withdrawn: byId(festival.withdrawn),
  /** Includes withdrawn editions, which other records still name. The same applies to `person` and `place`. */
  edition: byId([...festival.editions, ...festival.withdrawnEditions]),
  eventType: byId(festival.eventTypes),
  role: byId(festival.roles),
  person: byId([...festival.persons, ...festival.withdrawnPersons]),
  place: byId([...festival.places, ...festival.withdrawnPlaces]),
  partner: byId(festival.partners),
});

/** Path of the legal notice; null if the back end has none. */
export function legalPagePath({ pages }: Pick<FestivalData, 'pages'>, lang: Lang): string | null {
  const exists = pages.some(({ id }) => id === festival.legalPageId);
  return exists ? pagePath(lang, 'page', festival.legalPageId) : null;
}
