import type { Id, Instant } from '../model/common.ts';

/** A change of an event that matters to visitors who mean to come. */
const NEWS = ['moved', 'cancelled', 'postponed', 'resumed'] as const;
type News = (typeof NEWS)[number];

interface RecordedChange {
  kind: string;
  entity: string;
  id: Id;
  pulledAt: Instant;
}

const isNews = <T extends RecordedChange>(change: T): change is T & { kind: News } =>
  change.entity === 'event' && NEWS.some((kind) => kind === change.kind);

/** The latest news of an event; undefined if there is none. @param changes the record of changes, latest last. */
export function latestNewsOf<T extends RecordedChange>(
  id: Id,
  changes: readonly T[],
): (T & { kind: News }) | undefined {
  return changes.filter(isNews).findLast((change) => change.id === id);
}
