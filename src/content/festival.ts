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
import { snapshotFolder } from '../site/snapshot-folder.ts';
import { readSnapshot } from './snapshot.ts';
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

let loaded: Promise<FestivalData> | undefined;

/**
 * The festival of the current snapshot, read once: in development the server loads this module anew when there is another
 * snapshot (`scripts/astro/fresh-content.ts`).
 * @throws SnapshotError if there is none, or if it cannot be read; Error if it contains no edition.
 */
export function festivalData(): Promise<FestivalData> {
  return (loaded ??= new Promise((resolve) => resolve(load())));
}

function load(): FestivalData {
  const { festival, manifest, media, changes } = readSnapshot(snapshotFolder(environment));
  return {
    ...festival,
    manifest,
    media,
    changes: changes.changes,
    current: currentEdition(festival.editions, environment.CURRENT_YEAR),
    slugs: slugsOfEvents([...festival.events, ...festival.withdrawn]),
    by: {
      event: byId(festival.events),
      withdrawn: byId(festival.withdrawn),
      edition: byId([...festival.editions, ...festival.withdrawnEditions]),
      eventType: byId(festival.eventTypes),
      role: byId(festival.roles),
      person: byId([...festival.persons, ...festival.withdrawnPersons]),
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
