import type { EventHead } from '../../../domain/event/event-summary.ts';
import { isWithdrawn, statusOf } from '../../../domain/event/event-status.ts';
import type { LocalText } from '../../../domain/text/localise.ts';
import type { Lang, FestivalEvent, WithdrawnEvent } from '../../../domain/model/core.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { translator } from '../../../i18n/translate.ts';
import { identity } from '../../../site/identity.ts';
import type { FestivalData } from '../../../content/festival.ts';
import { type Embed, eventEmbed } from '../../embed/embed-code.ts';
import { eventHead } from '../lists/event-head.ts';
import { type PlaceLinkView, placeLink, type TimeView, timeLines } from '../facts/event-facts.ts';
import { practicalView } from '../facts/practical-facts.ts';
import { opensText } from '../status/event-openness.ts';

/** An event as a card for a frame on a partner's page: what, when and where, and nothing that has to be fetched beside. */
export interface EventEmbedView extends EventHead {
  embed: Embed;
  /** "Dhaw 2024", and the page of that edition; null for an event without one. */
  edition: { name: string; href: string } | null;
  /** "Annulé", "Retiré du programme"; null if as planned. */
  word: string | null;
  /** Empty if the date is not yet known. */
  when: TimeView[];
  previousStart: string | null;
  place: PlaceLinkView;
  price: LocalText | null;
  languages: string | null;
}

/** Every event that has a page: what a partner has framed stays, and says so where it was withdrawn. */
export const eventEmbedViews = (data: FestivalData, lang: Lang): EventEmbedView[] =>
  [...data.events, ...data.withdrawn].map((event) => eventEmbedView(event, data, lang));

function eventEmbedView(
  event: FestivalEvent | WithdrawnEvent,
  data: FestivalData,
  lang: Lang,
): EventEmbedView {
  const { id, editionId, time, placeId } = event;
  const { price, languages, previousStart } = practicalView(event, data, lang);
  const edition = data.by.edition.get(editionId);
  const head = eventHead(event, data, lang);
  return {
    ...head,
    embed: eventEmbed({ id, title: head.title.text }, lang),
    edition: edition
      ? { name: `${identity.name} ${edition.year}`, href: pagePath(lang, 'edition', edition.year) }
      : null,
    word: wordOf(event, lang),
    opens: isWithdrawn(event) ? null : opensText(event, data),
    when: time ? timeLines(time, lang) : [],
    previousStart,
    place: placeLink(placeId, data, lang),
    price,
    languages,
  };
}

/** The word shown before everything else (**Status**). */
function wordOf(event: FestivalEvent | WithdrawnEvent, lang: Lang): string | null {
  const t = translator(lang);
  const status = isWithdrawn(event) ? 'withdrawn' : statusOf(event);
  return status && t(`event.${status}`);
}
