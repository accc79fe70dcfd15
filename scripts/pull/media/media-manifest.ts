import type { Picture, Video } from '../../../src/domain/model/core.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import { isSealedSource } from '../seal/sealed-media.ts';
import { logoUrl, videoThumbnailUrl } from '../../../src/content/media-urls.ts';

/** A file that the site needs, with the addresses it can be downloaded from, best first. */
export interface ManifestEntry {
  sources: readonly string[];
  kind: 'picture' | 'document';
  /** Whether the file is of a third-party service: not worth a long wait, and not reported if it is missing. */
  isOptional: boolean;
}

/** Files that the festival's HTML refers to, by address. */
export interface FilesInHtml {
  pictures: readonly string[];
  /** Targets of links. */
  linked: readonly string[];
}

/** Returns every file that the site of this festival needs, each once. Videos are linked, not copied. */
export function mediaManifest(
  festival: Festival,
  inHtml: FilesInHtml,
  logoTemplate: string | undefined,
): ManifestEntry[] {
  const { editions, events, mediaLinks, partners, pdfs, persons } = festival;
  const activities = events.flatMap((event) => event.activities);
  const videos = [...events, ...persons].flatMap((one): Video[] => one.videos);
  const pictures: (Picture | null)[] = [
    ...editions.map(({ image }) => image),
    ...activities.map(({ picture }) => picture),
    ...events.flatMap(({ photos }) => photos.map(({ picture }) => picture)),
    ...persons.map(({ portrait }) => portrait),
    ...partners.map(({ logo }) => logo),
    ...mediaLinks.map(({ picture }) => picture),
    ...videos.map(({ poster }) => poster ?? null),
  ];
  const logos = logoTemplate ? mediaLinks.flatMap(({ url }) => logoUrl(logoTemplate, url) ?? []) : [];

  const entries: ManifestEntry[] = [
    // The file of a sealed picture is in its seal.
    ...pictures.flatMap((picture) =>
      picture && !picture.sources.some(isSealedSource) ? required(picture.sources) : [],
    ),
    ...inHtml.pictures.filter((src) => /^https?:/.test(src)).map((url) => required([url])),
    ...inHtml.linked.map((url) => (/\.pdf$/i.test(url) ? document(url) : required([url]))),
    ...pdfs.flatMap(({ url }) => (url ? document(url) : [])),
    ...videos.flatMap(({ youtubeId }) => (youtubeId ? optional(videoThumbnailUrl(youtubeId)) : [])),
    ...logos.map(optional),
  ];
  return [...new Map(entries.map((file) => [file.sources.join(' '), file])).values()];
}

const picture = { kind: 'picture', isOptional: false } as const;
const required = (sources: readonly string[]): ManifestEntry => ({ ...picture, sources });
const document = (url: string): ManifestEntry => ({ ...required([url]), kind: 'document' });
const optional = (url: string): ManifestEntry => ({ ...picture, sources: [url], isOptional: true });
