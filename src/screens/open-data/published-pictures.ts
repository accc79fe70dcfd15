import type { FestivalEvent, Photo } from '../../domain/model/core.ts';
import type { FestivalData } from '../../content/festival.ts';
import {
  mediaPath,
  PREVIEW_WIDTH,
  pictureView,
  type PictureView,
} from '../../components/picture/picture-view.ts';
import { eventPicture } from '../event/lists/event-head.ts';
import { PHOTO_WIDTH } from '../gallery/photo.ts';
import { eventsOfEdition } from '../../domain/archive/edition-pages.ts';
import type { Edition } from '../../domain/model/festival.ts';

/** Picture of an event, as its largest file that the pages use anyway: nothing is encoded for open data alone. */
export type PublishedPicture = ReturnType<typeof photograph>[number];

/** Widths in pixels at which pages show a still, and a photograph before it is opened. */
const STILL_WIDTH = 800;
const UNOPENED_WIDTH = 1200;

type Media = Pick<FestivalData, 'media'>;

/** Returns the pictures on an event's page, each once: its cover, its photographs, then those of its activities. */
export function publishedPictures(event: FestivalEvent, data: Media): PublishedPicture[] {
  const photos = event.photos.flatMap((photo) => photograph(photo, data));
  const cover = raster(eventPicture(event, data)).map((picture) => uncredited(picture, 'jpg', PREVIEW_WIDTH));
  const stills = event.activities.flatMap((activity) =>
    raster(pictureView(activity.picture, data)).map((picture) => uncredited(picture, 'webp', STILL_WIDTH)),
  );
  const inOrder = [...cover, ...photos, ...stills];
  // A cover that is also a photograph is listed first, as covers are, with the title and credits of the photograph.
  const best = new Map([...stills, ...cover, ...photos].map((picture) => [picture.hash, picture]));
  return [...new Set(inOrder.map(({ hash }) => hash))].flatMap((hash) => best.get(hash) ?? []);
}

function photograph({ picture, title, credits, licence }: Photo, data: Media) {
  return raster(pictureView(picture, data)).map((view) => ({
    ...fileOf(view, 'jpg', PHOTO_WIDTH),
    thumbnail: mediaPath(view, 'webp', UNOPENED_WIDTH),
    title,
    credits,
    licence,
  }));
}

/** Returns raster pictures only: drawings are logos and marks, not works. */
const raster = (picture: PictureView | null): PictureView[] => (picture?.kind === 'raster' ? [picture] : []);

const uncredited = (picture: PictureView, encoding: 'jpg' | 'webp', at: number) => ({
  ...fileOf(picture, encoding, at),
  thumbnail: mediaPath(picture, 'webp', STILL_WIDTH),
  title: {},
  credits: [],
  licence: null,
});

function fileOf(picture: PictureView, encoding: 'jpg' | 'webp', at: number) {
  const width = Math.min(at, picture.width);
  const height = Math.round((picture.height * width) / picture.width);
  return { hash: picture.hash, path: mediaPath(picture, encoding, at), encoding, width, height };
}

export type PicturedEvent = ReturnType<typeof picturedEvents>[number];

/** Returns the events of an edition that have pictures, without withdrawn ones: a collection could not mark them. */
export function picturedEvents(edition: Edition, data: FestivalData) {
  return eventsOfEdition(edition, { events: data.events, withdrawn: [] })
    .map((event) => ({ event, pictures: publishedPictures(event, data) }))
    .filter(({ pictures }) => pictures.length > 0);
}

export const hasPublishedPictures = (edition: Edition, data: FestivalData): boolean =>
  picturedEvents(edition, data).length > 0;
