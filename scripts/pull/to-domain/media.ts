import type { Id, Photo, Video } from '../../../src/domain/model/core.ts';
import type { PhotoWire, VideoWire } from '../wire/records.ts';
import type { ListName } from '../read/resources.ts';
import type { Context } from './context.ts';
import { localised } from './texts.ts';
import { valueReader } from './values.ts';

/** A photo without a usable file is left out. */
export function toPhotos(wires: readonly PhotoWire[] = [], eventId: Id, context: Context): Photo[] {
  return wires.flatMap((wire, index) => {
    const read = valueReader(context, 'events', eventId, `.photos.photos[${index}]`);
    const picture = read.picture({ file: wire.file, reduced_size_image: wire.reduced_size_image });
    if (!picture) return read.report('', 'has no file; the photo is left out');
    const credits = wire.credit ?? [];
    const photographer = wire.auteur ?? null;
    return {
      id: wire.id,
      picture,
      title: localised(wire, 'title'),
      description: localised(wire, 'description'),
      credits: credits.length === 0 && photographer ? [photographer] : credits,
      photographer,
      takenOn: read.dayOrYear('date', wire.date),
      licence: wire.licence ?? null,
      isForPress: wire.telechargeable ?? false,
      rights: localised(wire, 'droits'),
    };
  });
}

/** Some back ends send a film's still where its file belongs. */
const PICTURE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A video with neither an identifier nor a film cannot be played, and is left out. A picture as its file is its poster. */
export function toVideos(
  wires: readonly VideoWire[] = [],
  list: ListName,
  id: Id,
  context: Context,
): Video[] {
  return wires.flatMap((wire, index) => {
    const read = valueReader(context, list, id, `.videos[${index}]`);
    const youtubeId = read.youtubeId('youtube_id', wire.youtube_id);
    const file = read.file('file', wire.file);
    const poster = file !== null && PICTURE_FILE.test(new URL(file).pathname) ? { sources: [file] } : null;
    const fileUrl = poster ? null : file;
    if (youtubeId === null && fileUrl === null)
      return read.report('', 'has nothing to play; the video is left out');
    return { id: wire.id, title: localised(wire, 'title'), youtubeId, fileUrl, ...(poster && { poster }) };
  });
}
