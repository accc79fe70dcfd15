/** The video provider. Its addresses are asked for nothing before a visitor plays (DESIGN §8.18). */
export const videoService = {
  page: (id: string): string => `https://www.youtube.com/watch?v=${id}`,
  embed: (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
};

/** A maps service's search for a point, opened in a new tab (spec §2, Map). */
export function mapsSearch({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
