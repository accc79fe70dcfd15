import type { Picture } from '../../../src/domain/model/common.ts';
import type { Video } from '../../../src/domain/model/event.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { logoUrl, videoThumbnailUrl } from '../../../src/content/media-urls.ts';

/** A file the site wants beside its snapshot, by the addresses it may be had from, best first. */
export interface WantedFile {
  sources: readonly string[];
  kind: 'picture' | 'document';
  /** Somebody else's service: nice to have, not worth waiting for, and its absence is no news. */
  isOptional: boolean;
}

/** Every file of the festival, each once. Videos are linked, not copied. */
export function wantedFiles(
  festival: Festival,
  htmlPictures: readonly string[],
  logoTemplate: string | undefined,
): WantedFile[] {
  const { editions, events, mediaLinks, partners, pdfs, persons } = festival;
  const activities = events.flatMap((event) => event.activities);
  const pictures: (Picture | null)[] = [
    ...editions.map(({ image }) => image),
    ...activities.map(({ picture }) => picture),
    ...events.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ...persons.map(({ portrait }) => portrait),
    ...partners.map(({ logo }) => logo),
    ...mediaLinks.map(({ picture }) => picture),
  ];
  const videos = [...events, ...persons].flatMap((one): Video[] => one.videos);
  const logos = logoTemplate ? mediaLinks.flatMap(({ url }) => logoUrl(logoTemplate, url) ?? []) : [];

  const wanted: WantedFile[] = [
    ...pictures.flatMap((picture) => (picture ? own(picture.sources) : [])),
    ...htmlPictures.filter((src) => /^https?:/.test(src)).map((url) => own([url])),
    ...pdfs.flatMap(({ url }) => (url ? { ...own([url]), kind: 'document' as const } : [])),
    ...videos.flatMap(({ youtubeId }) => (youtubeId ? optional(videoThumbnailUrl(youtubeId)) : [])),
    ...logos.map(optional),
  ];
  return [...new Map(wanted.map((file) => [file.sources.join(' '), file])).values()];
}

function own(sources: readonly string[]): WantedFile {
  return { sources, kind: 'picture', isOptional: false };
}

function optional(url: string): WantedFile {
  return { sources: [url], kind: 'picture', isOptional: true };
}
