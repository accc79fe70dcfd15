import type { EventHead } from '../../../domain/event/event-summary.ts';
import { statusOf } from '../../../domain/event/event-status.ts';
import { eventTitle } from '../../../domain/event/events.ts';
import { localise, type LocalText } from '../../../domain/text/localise.ts';
import type { Id, Lang } from '../../../domain/model/common.ts';
import type { FestivalEvent } from '../../../domain/model/event.ts';
import { eventPath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { opensInList } from '../status/event-openness.ts';

/** Path of an event's page. */
export function eventHref(id: Id, { slugs }: Pick<FestivalData, 'slugs'>, lang: Lang): string {
  return eventPath(lang, { slug: slugs.get(id) ?? String(id), id });
}

/** Title of an event, or the text for events without one. */
export function titleOrUntitled(event: FestivalEvent, lang: Lang): LocalText {
  return eventTitle(event, lang, translator(lang)('event.untitled'));
}

export type EventLinkView = Pick<EventHead, 'href' | 'title'>;

/** The title of an event, and where it leads. */
export function eventLink(
  event: FestivalEvent,
  data: Pick<FestivalData, 'slugs'>,
  lang: Lang,
): EventLinkView {
  return { href: eventHref(event.id, data, lang), title: titleOrUntitled(event, lang) };
}

export function eventHead(
  event: FestivalEvent,
  data: Pick<FestivalData, 'by' | 'slugs'>,
  lang: Lang,
): EventHead {
  const { id } = event;
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  return {
    id,
    ...eventLink(event, data, lang),
    typeId: event.typeId,
    className: type ? `type-${type.id}` : '',
    type: type ? localise(type.title, lang) : null,
    status: statusOf(event),
    opens: opensInList(event, data),
  };
}
