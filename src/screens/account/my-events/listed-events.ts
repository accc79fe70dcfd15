import type { EventSummaries, EventSummary } from '../../../domain/event/event-summary.ts';
import { compareStarts } from '../../../domain/event/events.ts';
import { localise } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/core.ts';
import type { Subscription } from '../../../domain/account/subscriptions.ts';
import { fill } from '../../../i18n/fill.ts';
import { pagePath } from '../../../i18n/paths.ts';

export interface ListedEvent extends EventSummary {
  id: Id;
}

/**
 * Returns the visitor's events, each once, by date, with undated events last. An event that the site does not know
 * (yet) has the title that the back end gives it.
 */
export function listedEvents(
  subscriptions: readonly Subscription[],
  summaries: EventSummaries | null,
  { lang, unknown }: { lang: Lang; unknown: string },
): ListedEvent[] {
  const byEvent = new Map(subscriptions.map((subscription) => [subscription.eventId, subscription]));
  const events = [...byEvent.values()].map(({ eventId, title }) => {
    const summary = summaries?.[eventId];
    if (summary) return { id: eventId, ...summary };
    const named = localise(title ?? {}, lang);
    return {
      id: eventId,
      title: named ?? { text: fill(unknown, { id: eventId }), lang, isFallback: false },
      href: pagePath(lang, 'event', eventId),
      className: '',
      type: null,
      when: null,
      status: null,
      thumbnail: null,
      time: null,
      venue: null,
      opening: null,
      takesRegistration: false,
    };
  });
  return [...events].sort((one, other) => compareStarts(one, other) || one.id - other.id);
}
