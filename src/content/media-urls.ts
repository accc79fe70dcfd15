import type { MediaFile } from '../domain/model/snapshot.ts';

/** Address of a video's thumbnail at the provider; the site's copy, if there is one, is in the snapshot's media. */
export function videoThumbnailUrl(youtubeId: string): string {
  return `https://i.ytimg.com/vi/${youtubeId}/hqdefault.jpg`;
}

/** Address of a link's logo at the logo service; null if the link has no host name. @param template `LOGO_URL` */
export function logoUrl(template: string, link: string): string | null {
  const hostname = URL.parse(link)?.hostname;
  return hostname ? template.replace('{hostname}', encodeURIComponent(hostname)) : null;
}

export function mediaName({ hash, extension }: Pick<MediaFile, 'hash' | 'extension'>): string {
  return `${hash}.${extension}`;
}
