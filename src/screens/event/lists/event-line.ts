import type { LocalText } from '../../../domain/text/localise.ts';
import type { Lang } from '../../../domain/model/common.ts';
import type { EventStatus, FestivalEvent } from '../../../domain/model/event.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { eventHref, titleOrUntitled } from './event-card.ts';
import { opensInList } from '../status/event-openness.ts';
import { type BadgeView, badgeView } from './event-child.ts';

/** An event in a list of those of a person or of a venue. */
export interface EventLineView {
  href: string;
  /** CSS class of the type's colours. */
  className: string;
  title: LocalText;
  badge: BadgeView | null;
  status: EventStatus | null;
  /** For the visitor's clock (`opennessText`). */
  opens: string | null;
  /** What is said of it below its title, in a row. */
  facts: LocalText[];
}

/** @param facts what the list has to say of the event; what is not known is left out. */
export function eventLineView(
  event: FestivalEvent,
  facts: readonly (LocalText | string | null)[],
  data: FestivalData,
  lang: Lang,
): EventLineView {
  return {
    href: eventHref(event.id, data, lang),
    className: event.typeId === null ? '' : `type-${event.typeId}`,
    title: titleOrUntitled(event, lang),
    badge: badgeView(event, lang),
    status: event.status,
    opens: opensInList(event, data),
    facts: facts.flatMap((fact) => {
      if (!fact) return [];
      return typeof fact === 'string' ? { text: fact, lang, isFallback: false } : fact;
    }),
  };
}
