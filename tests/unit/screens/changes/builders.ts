import type { Change } from '../../../../src/domain/model/snapshot.ts';

/** A change of the event 7 of 2024, “Nuit blanche”. */
export const change = (given: Partial<Change>): Change => ({
  pulledAt: '2024-10-01T10:00:00.000Z',
  kind: 'moved',
  entity: 'event',
  id: 7,
  title: { fr: 'Nuit blanche', en: 'Sleepless' },
  year: 2024,
  before: null,
  ...given,
});
