const VIDEO_EMBED_ORIGIN = 'https://www.youtube-nocookie.com';

/** The video provider. Nothing is requested from it before a visitor plays a video (**Third parties on request**). */
export const videoService = {
  embedOrigin: VIDEO_EMBED_ORIGIN,
  page: (id: string): string => `https://www.youtube.com/watch?v=${id}`,
  embed: (id: string): string => `${VIDEO_EMBED_ORIGIN}/embed/${id}?autoplay=1`,
};

export function mapsSearch({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
