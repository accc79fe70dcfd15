import { JSDOM } from 'jsdom';
import { mediaPath } from '../../../src/content/media-urls.ts';
import type { Festival, MediaFile, MediaIndex } from '../../../src/domain/model/festival.ts';
import { mapHtml } from './html-fields.ts';

/** Sources of the pictures within the festival's sanitised HTML, each once: addresses, and paths of own copies. */
export function picturesInHtml(festival: Festival): string[] {
  const found = new Set<string>();
  mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    for (const picture of JSDOM.fragment(html).querySelectorAll('img')) {
      found.add(picture.getAttribute('src') ?? '');
    }
    return html;
  });
  return [...found];
}

/** The index with the copies that texts taken over from the snapshot before refer to by path already. */
export function withCopiesInUse(
  media: MediaIndex,
  sources: readonly string[],
  before: MediaIndex,
): MediaIndex {
  const used = Object.entries(before).filter(([, file]) => sources.includes(mediaPath(file)));
  const all = Object.entries({ ...Object.fromEntries(used), ...media });
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The festival with the pictures of its HTML led to the site's own copies; those that could not be had are left out. */
export function withOwnPictures(festival: Festival, media: MediaIndex): Festival {
  const copies = new Map<string, MediaFile>(Object.entries(media));
  for (const file of Object.values(media)) copies.set(mediaPath(file), file);
  return mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    const { document } = new JSDOM(html).window;
    for (const picture of document.querySelectorAll('img')) {
      const file = copies.get(picture.getAttribute('src') ?? '');
      if (file) leadToCopy(picture, file);
      else picture.remove();
    }
    return document.body.innerHTML;
  });
}

function leadToCopy(picture: HTMLImageElement, file: MediaFile): void {
  picture.setAttribute('src', mediaPath(file));
  picture.setAttribute('loading', 'lazy');
  if (!file.size) return;
  picture.setAttribute('width', String(file.size.width));
  picture.setAttribute('height', String(file.size.height));
}
