import { titleOf } from './events.ts';
import { plainText } from '../text/localise.ts';
import type { Id } from '../model/common.ts';
import { defaultLang } from '../model/languages.ts';
import type { FestivalEvent } from '../model/event.ts';
import { slugsOf } from '../text/slugs.ts';

/**
 * The slug of every event of a festival (**Event address**), from its French title: the same in both languages. Pass
 * withdrawn events too, so that no other event is given their address.
 */
export function slugsOfEvents(events: readonly FestivalEvent[]): Map<Id, string> {
  return slugsOf(events.map((event) => ({ id: event.id, title: titleInAddress(event) })));
}

/** The title from which an event's address is made; null if it has none. */
export function titleInAddress({ activities }: FestivalEvent): string | null {
  const title = titleOf({ activities });
  const activity = activities.find((one) => one.title === title);
  return activity?.titleInAddress ?? (plainText(title ?? {}, defaultLang) || null);
}
