import { withoutDangling } from '../to-domain/references.ts';
import type { Instant } from '../../../src/domain/model/common.ts';
import type { WithdrawnEvent } from '../../../src/domain/model/event.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';

/**
 * The festival with the events that the back end gave once and gives no more: an address that was public leads to what
 * stood there for ever. One that comes back is an event as any other. What they refer to and is gone is left out in
 * silence: it was told when it went.
 * @param at when this pull was made.
 */
export function withWithdrawn(festival: Festival, before: Festival | null, at: Instant): Festival {
  if (!before) return festival;
  const present = new Set(festival.events.map(({ id }) => id));
  const gone: WithdrawnEvent[] = [
    ...before.withdrawn,
    ...before.events.map((event) => ({ ...event, withdrawnAt: at })),
  ].filter(({ id }) => !present.has(id));
  const since = new Map(gone.map(({ id, withdrawnAt }) => [id, withdrawnAt]));
  const { events } = withoutDangling({ ...festival, events: gone }, () => undefined);
  const withdrawn = events.map((event) => ({ ...event, withdrawnAt: since.get(event.id) ?? at }));
  return { ...festival, withdrawn: withdrawn.sort((a, b) => a.id - b.id) };
}
