import { type FestivalData, indexesOf } from '../../../src/content/festival.ts';
import { noHistory, snapshotLists } from '../../../src/content/snapshot.ts';
import type { Id } from '../../../src/domain/model/core.ts';
import type { Edition, Festival, Person } from '../../../src/domain/model/festival.ts';
import type { Change } from '../../../src/domain/model/snapshot.ts';
import { edition } from '../domain/builders.ts';

export function person(id: Id, firstName: string | null, lastName: string | null): Person {
  return { id, firstName, lastName, biography: {}, portrait: null, portraitTitle: null, videos: [] };
}

/** Returns the current edition, which is called “Contre-jour”. */
export const edition2024 = (given: Partial<Edition> = {}): Edition => ({
  ...edition(1, 2024, '2024-10-09', '2024-11-09'),
  title: { fr: 'Contre-jour', en: 'Against the Light' },
  ...given,
});

/** Returns a change of an event that a pull found: unless another kind is given, that it was moved. */
export const change = (id: Id, given: Partial<Change> = {}): Change => ({
  kind: 'moved',
  entity: 'event',
  id,
  title: {},
  year: 2024,
  pulledAt: '2024-10-01T10:00:00.000Z',
  before: null,
  after: null,
  ...given,
});

/** Returns a festival of the given parts, with the indexes that views use. Slugs are the ids. */
export function festivalOf(given: Partial<Festival & Pick<FestivalData, 'media' | 'changes'>>): FestivalData {
  const current = edition(1, 2024, '2024-10-09', '2024-11-09');
  const empty = Object.fromEntries(snapshotLists.map((list) => [list, []])) as unknown as Festival;
  const festival = { ...empty, editions: [current], media: {}, changes: [], ...given };
  return {
    ...festival,
    manifest: {
      version: 1,
      source: '',
      pulledAt: '2024-10-01T10:00:00.000Z',
      digest: '',
      counts: {} as never,
      ...noHistory,
    },
    current,
    slugs: new Map(festival.events.map(({ id }) => [id, String(id)])),
    by: indexesOf(festival),
  };
}
