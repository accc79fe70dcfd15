import { eventsOfType } from '../../domain/event/events.ts';
import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { Edition } from '../../domain/model/festival.ts';
import { typePath } from '../../i18n/paths.ts';
import { plural } from '../../i18n/translate.ts';
import type { FestivalData } from '../../content/festival.ts';
import { eventPicture } from '../event/lists/event-card.ts';
import type { PictureView } from '../../components/picture/picture-view.ts';

/** A card that links to the events of one type in one edition. */
export interface TypeCardView {
  id: Id;
  title: LocalText;
  href: string;
  className: string;
  count: string;
  picture: PictureView | null;
}

/** The types of an edition that have events, in their order. */
export function typeCards(edition: Edition, data: FestivalData, lang: Lang): TypeCardView[] {
  return data.eventTypes
    .toSorted((a, b) => a.order - b.order)
    .flatMap((type) => {
      const title = localise(type.title, lang);
      const events = eventsOfType(data.events, { editionId: edition.id, typeId: type.id });
      if (!title || events.length === 0) return [];
      return [
        {
          id: type.id,
          title,
          href: typePath(lang, edition.id, type.id),
          className: `type-${type.id}`,
          count: plural(lang, 'events', events.length),
          picture:
            events.map((event) => eventPicture(event, data)).find((picture) => picture !== null) ?? null,
        },
      ];
    });
}
