import type { Id, Instant, Moment } from '../model/common.ts';
import type { FestivalEvent } from '../model/event.ts';
import { momentAt } from '../time/zone-clock.ts';

/** A recorded change of an event's start. */
interface Move {
  kind: string;
  entity: string;
  id: Id;
  before: { starts?: Instant | null } | null;
}

/**
 * When an event was to begin before it was given its present date, or before its date became unknown again: what the
 * back end says, else what pulls have seen. Null for one that never moved, or whose day is the same again.
 * @param timeZone IANA name.
 */
export function previousStartOf(
  { id, time, previousStart }: Pick<FestivalEvent, 'id' | 'time' | 'previousStart'>,
  changes: readonly Move[],
  timeZone: string,
): Moment | null {
  const moves = changes.filter(
    (change) => change.entity === 'event' && change.kind === 'moved' && change.id === id,
  );
  const seen = moves.flatMap(({ before }) =>
    before?.starts ? momentAt(new Date(before.starts), timeZone) : [],
  );
  const isAnother = ({ day }: Moment): boolean => day !== time?.firstDay;
  // A later move may have been to another place alone.
  return (previousStart ? [previousStart] : seen).findLast(isAnother) ?? null;
}
