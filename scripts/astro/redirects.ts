import { readSnapshot } from '../../src/content/snapshot.ts';
import { slugsOfEvents } from '../../src/domain/event/event-slugs.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** A second address of a page. Both are paths without language, not percent-encoded. */
export interface Redirect {
  from: string;
  to: string;
}

/** Second addresses of pages. */
export function aliases({
  SITE_SLUG,
  CURRENT_YEAR,
}: Pick<Environment, 'SITE_SLUG' | 'CURRENT_YEAR'>): Redirect[] {
  const currentProgramme = `program/${CURRENT_YEAR}`;
  return [
    { from: 'home', to: '' },
    { from: `${SITE_SLUG}_${CURRENT_YEAR}`, to: '' },
    { from: 'team', to: 'join-us' },
    { from: 'talked-about-us', to: 'medias' },
    { from: 'program', to: currentProgramme },
    { from: 'program/1', to: currentProgramme },
  ];
}

/**
 * Addresses of events by id, and under titles they no longer have: a link to an event is never dropped.
 * @throws SnapshotError when there is no snapshot to read.
 */
export function eventRedirects(environment: Environment): Redirect[] {
  const { festival, changes } = readSnapshot(snapshotFolder(environment));
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
