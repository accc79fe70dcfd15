import { digestOf } from '../../../src/content/digest.ts';
import { noHistory, SNAPSHOT_VERSION, type Snapshot } from '../../../src/content/snapshot.ts';
import type { Id, Instant, FestivalEvent } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { type MediaIndex, noChanges, type Quarantined } from '../../../src/domain/model/snapshot.ts';
import { completed, missingFrom, withdrawnRecords } from '../read/withdrawn.ts';
import { countsOf } from '../snapshot/manifest-facts.ts';
import { sharedLists } from './edition-part.ts';
import type { Seal } from './seal.ts';

/**
 * Returns the festival with its sealed editions as they were sealed, whatever the back end now contains (**Sealed
 * editions**). People, venues, partners, types, kinds and roles are records of the whole festival: they follow the back
 * end while it has them, and are taken from the seal when it no longer does.
 */
export function withSeals(festival: Festival, seals: readonly Seal[]) {
  /** Events of sealed editions that the back end sends but their seals do not contain. */
  const quarantined: Quarantined[] = [];
  const sealed = seals.reduce((before, seal) => withSeal(before, seal, quarantined), festival);
  return { festival: sealed, quarantined };
}

export const mediaOfSeals = (seals: readonly Seal[]): MediaIndex =>
  Object.assign({}, ...seals.map(({ media }) => media)) as MediaIndex;

/** Returns the time at which each edition was sealed, by its year, for its page to show. */
export const sealDates = (seals: readonly Seal[]): Record<number, Instant> =>
  Object.fromEntries(seals.map(({ year, sealedAt }) => [year, sealedAt]));

/**
 * Makes a snapshot of sealed editions alone, from which a site can be built without any back end; the content around
 * every page is that of the latest edition. Null if none is sealed.
 * @param source origin of the back end that could not be read.
 */
export function sealedSnapshot(seals: readonly Seal[], source: string): Snapshot | null {
  const latest = seals.at(-1);
  if (!latest) return null;
  const { festival } = withSeals(latest.festival, seals.slice(0, -1));
  const media = mediaOfSeals(seals);
  const pulledAt = seals.map(({ takenAt }) => takenAt).sort();
  return {
    festival,
    media,
    quarantine: [],
    changes: noChanges,
    manifest: {
      version: SNAPSHOT_VERSION,
      source,
      pulledAt: pulledAt.at(-1) ?? latest.takenAt,
      digest: digestOf([festival, media]),
      counts: countsOf(festival),
      ...noHistory,
      sealedAt: sealDates(seals),
      isOfSealsOnly: true,
    },
  };
}

function withSeal(festival: Festival, { year, folder, festival: part }: Seal, report: Quarantined[]) {
  const editionIds = new Set(part.editions.map(({ id }) => id));
  const eventIds = new Set([...part.events, ...part.withdrawn].map(({ id }) => id));
  const isReplaced = (edition: { id: Id; year: number }): boolean =>
    editionIds.has(edition.id) || edition.year === year;
  for (const edition of festival.editions) if (isReplaced(edition)) editionIds.add(edition.id);

  const isOfSealed = ({ id, editionId }: FestivalEvent): boolean =>
    eventIds.has(id) || (editionId !== null && editionIds.has(editionId));
  const reason = `is of ${year}, an edition that is sealed: to publish it, take ${folder} away and pull again`;
  for (const event of festival.events) {
    if (isOfSealed(event) && !eventIds.has(event.id))
      report.push({ path: `/api/evenements/ #${event.id}`, id: event.id, reason });
  }

  const shared = sharedLists.map((name) => [name, completed<{ id: Id | null }>(festival[name], part[name])]);
  return {
    ...festival,
    ...(Object.fromEntries(shared) as Partial<Festival>),
    editions: [...festival.editions.filter((edition) => !isReplaced(edition)), ...part.editions],
    withdrawnEditions: festival.withdrawnEditions.filter((edition) => !isReplaced(edition)),
    events: [...festival.events.filter((event) => !isOfSealed(event)), ...part.events],
    withdrawn: [...festival.withdrawn.filter((event) => !isOfSealed(event)), ...part.withdrawn],
    ...withdrawnRecords((list, withdrawn) =>
      missingFrom<{ id: Id }>(
        [...festival[list], ...part[list]],
        completed<{ id: Id }>(festival[withdrawn], part[withdrawn]),
      ),
    ),
  };
}
