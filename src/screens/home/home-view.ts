import { formatEditionDates } from '../../domain/time/format-when.ts';
import { overLast } from '../../domain/event/event-time.ts';
import { changesToldIn } from '../../domain/programme/changes.ts';
import { eventsOfType } from '../../domain/event/events.ts';
import { formatLongDate } from '../../domain/time/format-dates.ts';
import { dayOf } from '../../domain/time/zone-clock.ts';
import { localise } from '../../domain/text/localise.ts';
import type { Lang, Moment, Video } from '../../domain/model/core.ts';
import { changesPath, programmePath } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { buildMoment } from '../../site/build-environment.ts';
import { festival } from '../../site/festival.ts';
import { festivalData, type FestivalData } from '../../content/festival.ts';
import { editionCards } from '../edition/edition-view.ts';
import { editionStatusView } from '../edition-status/edition-status-view.ts';
import { eventCardView, eventPicture, type EventCardView } from '../event/lists/event-head.ts';
import { highlightedPartners } from '../partners/partners-view.ts';
import { pictureView } from '../../components/picture/picture-view.ts';
import { typeCards } from '../type-events/type-events-view.ts';
import { videoView } from '../video/video.ts';

export type HomeView = ReturnType<typeof homeView>;

/** Each highlight fills a screen; the list of types above links to all events. */
const MAX_HIGHLIGHTS = 12;

/**
 * Returns the exhibitions of the current edition, those that are over last; without exhibitions, the events of the
 * first type that the edition has. @param now time of the build.
 */
export function highlights(data: FestivalData, lang: Lang, now: Moment = buildMoment): EventCardView[] {
  const leading = data.eventTypes
    .toSorted((a, b) => Number(b.namesCurator) - Number(a.namesCurator) || a.order - b.order)
    .map(({ id }) => eventsOfType(data.events, { editionId: data.current.id, typeId: id }))
    .find((events) => events.length > 0);
  return overLast(leading ?? [], now.instant, festival.timeZone)
    .slice(0, MAX_HIGHLIGHTS)
    .map((event) => eventCardView(event, data, lang));
}

/** Returns when the programme of the current edition last changed, with a link to the changes that tell it, or null. */
function programmeNews({ changes, current }: FestivalData, lang: Lang) {
  const latest = changesToldIn(lang, changes).findLast(({ year }) => year === current.year);
  if (!latest) return null;
  const date = formatLongDate(dayOf(latest.pulledAt, festival.timeZone), lang);
  return { text: translator(lang)('home.news', { date }), href: changesPath(lang) };
}

export function homeView(lang: Lang) {
  const data = festivalData();
  const { current } = data;
  const leftOut = new Set(data.eventTypes.filter((type) => !type.isOnHome).map((type) => type.id));
  const events = data.events.filter((event) => event.editionId === current.id);
  const isPlayable = ({ youtubeId }: Video): boolean => youtubeId !== null;
  const filmed = events.find(({ videos }) => videos.some(isPlayable));
  const video = filmed?.videos.find(isPlayable);
  return {
    year: current.year,
    className: `edition-${current.id}`,
    title: localise(current.title, lang),
    dates: formatEditionDates(current, lang),
    status: editionStatusView(current, data, lang),
    banner: pictureView(current.image, data),
    programmeHref: programmePath(lang, current.year),
    /** "Programme mis à jour le 3 octobre 2024", with a link to the changes; null if nothing has changed. */
    news: programmeNews(data, lang),
    types: typeCards(current, data, lang).filter((type) => !leftOut.has(type.id)),
    highlights: highlights(data, lang),
    video: video ? videoView(video, data, lang) : null,
    /** For a video without a picture: a photograph first, since the event's cover may be among the highlights. */
    still: filmed
      ? (pictureView(filmed.photos[0]?.picture ?? null, data) ??
        eventPicture(filmed, data) ??
        pictureView(current.image, data))
      : null,
    partners: highlightedPartners(data, lang),
    editions: editionCards(data, lang),
  };
}
