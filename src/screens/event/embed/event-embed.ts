import { isWithdrawn } from '../../../domain/event/event-status.ts';
import type { Lang, FestivalEvent, WithdrawnEvent } from '../../../domain/model/core.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { identity } from '../../../site/identity.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { eventEmbed } from '../../embed/embed-code.ts';
import { eventHead, eventStill } from '../lists/event-head.ts';
import { placeLink, timeLines, practicalView } from '../facts/event-facts.ts';
import { opensText } from '../status/event-openness.ts';

/** An event as a card for a frame on a partner's page: what, when and where; its picture is loaded only on request. */
export type EventEmbedView = ReturnType<typeof eventEmbedView>;

/** Pixels. The event's own page has pictures of this width too. */
const PICTURE_WIDTH = 800;

/** Returns every event that has a page: a card embedded by a partner stays, and shows if the event was withdrawn. */
export const eventEmbedViews = (data: FestivalData, lang: Lang): EventEmbedView[] =>
  [...data.events, ...data.withdrawn].map((event) => eventEmbedView(event, data, lang));

function eventEmbedView(event: FestivalEvent | WithdrawnEvent, data: FestivalData, lang: Lang) {
  const { id, editionId, time, placeId } = event;
  const { price, languages, previousStart } = practicalView(event, data, lang);
  const edition = data.by.edition.get(editionId);
  const head = eventHead(event, data, lang);
  return {
    ...head,
    picture: eventStill(event, data, PICTURE_WIDTH),
    embed: eventEmbed({ id, title: head.title.text }, lang),
    /** "Dhaw 2024", and the page of that edition; null if the event has no edition. */
    edition: edition
      ? { name: `${identity.name} ${edition.year}`, href: pagePath(lang, 'edition', edition.year) }
      : null,
    status: isWithdrawn(event) ? ('withdrawn' as const) : head.status,
    opens: isWithdrawn(event) ? null : opensText(event, data),
    /** Empty if the date is not yet known. */
    when: time ? timeLines(time, lang) : [],
    previousStart,
    place: placeLink(placeId, data, lang),
    price,
    languages,
  };
}
