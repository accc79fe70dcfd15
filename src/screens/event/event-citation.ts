import { yearOf } from '../../domain/event/event-days.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import type { Lang } from '../../i18n/lang.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../../content/festival.ts';
import type { CitedRecord } from '../citation/citation.ts';
import { titleOrUntitled } from './lists/event-head.ts';

/** The event by its id: its title may change. */
export function citedEvent(event: FestivalEvent, { by }: Pick<FestivalData, 'by'>, lang: Lang): CitedRecord {
  const edition = event.editionId === null ? undefined : by.edition.get(event.editionId);
  return {
    kind: 'event',
    id: event.id,
    name: `event-${event.id}`,
    title: titleOrUntitled(event, lang).text,
    container: edition ? `${identity.name} ${edition.year}` : null,
    year: edition?.year ?? yearOf(event.time),
    address: `event/${event.id}`,
  };
}
