import type { Id, Photo, Video } from '../../../src/domain/model/core.ts';
import type { PhotoWire, VideoWire } from '../wire/records.ts';
import type { ListName } from '../read/resources.ts';
import type { Context } from './context.ts';
import { localised } from './texts.ts';
import { valueReader } from './values.ts';

/** The record that the files belong to. */
interface Owner {
  list: ListName;
  id: Id;
}

/** A photo without a usable file is left out. */
export function toPhotos(wires: readonly PhotoWire[] = [], { list, id }: Owner, context: Context): Photo[] {
  return wires.flatMap((wire, index) => {
    const read = valueReader(context, list, id, `.photos.photos[${index}]`);
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

/** A video with neither an identifier nor a file cannot be played, and is left out. */
export function toVideos(wires: readonly VideoWire[] = [], { list, id }: Owner, context: Context): Video[] {
  return wires.flatMap((wire, index) => {
    const read = valueReader(context, list, id, `.videos[${index}]`);
    const youtubeId = read.youtubeId('youtube_id', wire.youtube_id);
    const fileUrl = read.file('file', wire.file);
    if (youtubeId === null && fileUrl === null)
      return read.report('', 'has nothing to play; the video is left out');
    return { id: wire.id, title: localised(wire, 'title'), youtubeId, fileUrl };
  });
}
