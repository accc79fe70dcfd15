import { dropDanglingReferences } from '../to-domain/references.ts';
import type { Instant } from '../../../src/domain/model/common.ts';
import type { WithdrawnEvent } from '../../../src/domain/model/event.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';

/**
 * Adds the events that the back end no longer gives, so that their pages stay (**Past editions stay**). One that comes
 * back is an ordinary event again. References to missing records are dropped unreported: an earlier pull reported them.
 * @param at time of this pull.
 */
export function withWithdrawn(festival: Festival, before: Festival | null, at: Instant): Festival {
  if (!before) return festival;
  const present = new Set(festival.events.map(({ id }) => id));
  const withdrawnEvents: WithdrawnEvent[] = [
    ...before.withdrawn,
    ...before.events.map((event) => ({ ...event, withdrawnAt: at })),
  ].filter(({ id }) => !present.has(id));
  const since = new Map(withdrawnEvents.map(({ id, withdrawnAt }) => [id, withdrawnAt]));
  const { events } = dropDanglingReferences({ ...festival, events: withdrawnEvents }, () => undefined);
  const withdrawn = events.map((event) => ({ ...event, withdrawnAt: since.get(event.id) ?? at }));
  return { ...festival, withdrawn: withdrawn.sort((a, b) => a.id - b.id) };
}
