import type { Change } from '../../../src/domain/model/snapshot.ts';
import type { Snapshot } from '../../../src/content/snapshot.ts';
import type { Id } from '../../../src/domain/model/core.ts';

/**
 * How often each event has changed, which calendar applications go by: of two versions of an entry the higher number is
 * the later. Counted apart from the record of changes, which forgets the oldest. An event that is new has not changed; one
 * that comes back has.
 */
export function eventRevisions(
  before: Pick<Snapshot, 'manifest' | 'changes'> | null,
  fresh: readonly Change[],
): Record<Id, number> {
  const revisions = before?.manifest.revisions ?? counted({}, before?.changes.changes ?? []);
  return counted(revisions, fresh);
}

function counted(revisions: Readonly<Record<Id, number>>, changes: readonly Change[]): Record<Id, number> {
  const result: Record<Id, number> = { ...revisions };
  for (const { entity, id, kind } of changes) {
    if (entity !== 'event') continue;
    const count = result[id];
    if (kind === 'added' && count === undefined) continue;
    result[id] = (count ?? 0) + 1;
  }
  return result;
}
