import { localise } from '../../domain/text/localise.ts';
import type { Lang, Video } from '../../domain/model/core.ts';
import { videoService } from '../../site/services.ts';
import type { FestivalData } from '../../content/festival.ts';
import { videoThumbnailUrl } from '../../content/media-urls.ts';
import { pictureView } from '../../components/picture/picture-view.ts';

/** A video: a picture and a link until the visitor plays it. */
export type VideoView = NonNullable<ReturnType<typeof videoView>>;

/** Returns the view of a video, or null if it has neither an id at the provider nor a file. */
export function videoView(video: Video, data: Pick<FestivalData, 'media'>, lang: Lang) {
  const href = video.youtubeId ? videoService.page(video.youtubeId) : video.fileUrl;
  if (!href) return null;
  const own = video.poster?.sources ?? [];
  const sources = video.youtubeId ? [...own, videoThumbnailUrl(video.youtubeId)] : own;
  return {
    title: localise(video.title, lang),
    youtubeId: video.youtubeId,
    /** Where the video can be watched without script. */
    href,
    poster: pictureView({ sources }, data),
  };
}
