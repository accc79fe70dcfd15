import { getCollection, getEntry } from 'astro:content';
import {
  byId,
  type ById,
  type Id,
  type EventType,
  type FestivalEvent,
  type Role,
  type WithdrawnEvent,
  type Lang,
} from '../domain/model/core.ts';
import type { Place, Edition, Festival, Partner, Person } from '../domain/model/festival.ts';
import { currentEdition } from '../domain/edition/editions.ts';
import { slugsOfEvents } from '../domain/event/event-slugs.ts';
import type { MediaIndex, SnapshotManifest, Change } from '../domain/model/snapshot.ts';
import { environment } from '../site/build-environment.ts';
import { festivalCollections } from './snapshot.ts';
import { pagePath } from '../i18n/paths.ts';
import { festival } from '../site/festival.ts';

/** The whole festival, with the indexes that views need. */
export interface FestivalData extends Festival {
  manifest: SnapshotManifest;
  media: MediaIndex;
  /** Changes found by pulls, latest last. */
  changes: Change[];
  current: Edition;
  slugs: ReadonlyMap<Id, string>;
  by: {
    event: ById<FestivalEvent>;
    withdrawn: ById<WithdrawnEvent>;
    /** Withdrawn ones too: what refers to one still names it. So for people. */
    edition: ById<Edition>;
    eventType: ById<EventType>;
    role: ById<Role>;
    person: ById<Person>;
    place: ById<Place>;
    partner: ById<Partner>;
  };
}

let loadedOnce: Promise<FestivalData> | undefined;

/**
 * The festival of the last snapshot, read once a build. The only caller of `astro:content`.
 * @throws Error if the snapshot is missing or contains no edition.
 */
export function festivalData(): Promise<FestivalData> {
  if (import.meta.env.DEV) return load();
  return (loadedOnce ??= load());
}

async function load(): Promise<FestivalData> {
  const lists = await Promise.all(
    festivalCollections.map(
      async (name) => [name, (await getCollection(name)).map((entry) => entry.data)] as const,
    ),
  );
  const festival = Object.fromEntries(lists) as unknown as Omit<Festival, `withdrawn${string}`>;
  const snapshot = await getEntry('snapshot', 'current');
  if (!snapshot) throw new Error('The snapshot was not loaded: run `npm run pull`, then build again.');
  return {
    ...festival,
    ...snapshot.data,
    current: currentEdition(festival.editions, environment.CURRENT_YEAR),
    slugs: slugsOfEvents([...festival.events, ...snapshot.data.withdrawn]),
    by: {
      event: byId(festival.events),
      withdrawn: byId(snapshot.data.withdrawn),
      edition: byId([...festival.editions, ...snapshot.data.withdrawnEditions]),
      eventType: byId(festival.eventTypes),
      role: byId(festival.roles),
      person: byId([...festival.persons, ...snapshot.data.withdrawnPersons]),
      place: byId(festival.places),
      partner: byId(festival.partners),
    },
  };
}

/** Path of the legal notice; null if the back end has none. */
export function legalPagePath({ pages }: Pick<FestivalData, 'pages'>, lang: Lang): string | null {
  const exists = pages.some(({ id }) => id === festival.legalPageId);
  return exists ? pagePath(lang, 'page', festival.legalPageId) : null;
}
