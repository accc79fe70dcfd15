import { textOf } from '../../domain/html-text.ts';
import { plainText } from '../../domain/localise.ts';
import type { Lang, Moment } from '../../domain/model/common.ts';
import type { FestivalEvent } from '../../domain/model/event.ts';
import { groupByRole, participantsOf } from '../../domain/participants.ts';
import { fullName } from '../../domain/people.ts';
import { environment } from '../../site/build-environment.ts';
import { identity } from '../../site/identity.ts';
import type { FestivalData } from '../festival.ts';
import { mediaPath } from '../picture-paths.ts';
import { eventHref, eventPicture, titleOrUntitled } from './event-card.ts';

/** A value of schema.org as JSON-LD; what is undefined is left out when it is written. */
export type Structured = Record<string, unknown>;

/** The address search engines are to keep: without the query, which only helps old links. */
function absolute(path: string): string {
  const url = new URL(path, environment.SITE_URL);
  url.search = '';
  return url.href;
}

const dateOf = (moment: Moment | null | undefined): string | undefined =>
  moment ? (moment.time === null ? moment.day : moment.instant) : undefined;

function placeOf(event: FestivalEvent, { by }: FestivalData, lang: Lang): Structured | undefined {
  const place = event.placeId === null ? undefined : by.place.get(event.placeId);
  const name = place && plainText(place.name, lang);
  if (!place || !name) return undefined;
  const { position } = place;
  return {
    '@type': 'Place',
    name,
    address: plainText(place.address, lang) || undefined,
    geo: position ? { '@type': 'GeoCoordinates', ...position } : undefined,
  };
}

/** Those of the leading role: artists, or speakers where there are none. */
function performersOf(event: FestivalEvent, { by }: FestivalData, lang: Lang): Structured[] | undefined {
  const [leading] = groupByRole(participantsOf(event), by.role, lang);
  const performers = (leading?.personIds ?? []).flatMap((id) => {
    const name = fullName(by.person.get(id) ?? { firstName: null, lastName: null });
    return name ? [{ '@type': 'Person', name }] : [];
  });
  return performers.length > 0 ? performers : undefined;
}

/** The event for search engines and newsrooms. */
export function structuredEvent(event: FestivalEvent, data: FestivalData, lang: Lang): Structured {
  const type = event.typeId === null ? undefined : data.by.eventType.get(event.typeId);
  const picture = eventPicture(event, data);
  const [activity] = event.activities;
  const words = activity ? plainText(activity.intro, lang) || plainText(activity.description, lang) : '';
  return {
    '@context': 'https://schema.org',
    '@type': type?.namesCurator ? 'ExhibitionEvent' : 'Event',
    name: titleOrUntitled(event, lang).text,
    url: absolute(eventHref(event.id, data, lang)),
    description: textOf(words) || undefined,
    image: picture?.kind === 'raster' ? [absolute(mediaPath(picture, 'jpg', 1200))] : undefined,
    startDate: dateOf(event.time?.start),
    endDate: dateOf(event.time?.end),
    eventStatus: 'https://schema.org/EventScheduled',
    location: placeOf(event, data, lang),
    performer: performersOf(event, data, lang),
    organizer: { '@type': 'Organization', name: identity.name, url: environment.SITE_URL },
  };
}
