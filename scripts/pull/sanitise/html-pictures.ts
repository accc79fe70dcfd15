import { JSDOM } from 'jsdom';
import { mediaPath, srcset } from '../../../src/components/picture/picture-view.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { mapHtml } from './html-fields.ts';

/** Widths in pixels: a text is never wider than the second, and a phone requests the first. */
const WIDTHS = [600, 1200];
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Returns the content hash of a source that is already the site's own copy, or an empty text for any other source. */
function hashOf(src: string): string {
  return /^\/media\/([0-9a-f]{16})(?:-\d+)?\.\w+$/.exec(src)?.[1] ?? '';
}

/** Returns a test for sources that are the site's own copies, i.e. files of this snapshot. */
export function ownCopyTest(media: MediaIndex): (src: string) => boolean {
  const hashes = new Set(Object.values(media).map(({ hash }) => hash));
  return (src) => hashes.has(hashOf(src));
}

/** Returns the sources of pictures in the festival's sanitised HTML, each once: addresses, and paths of own copies. */
export function picturesInHtml(festival: Festival): string[] {
  const sources = new Set<string>();
  mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    for (const picture of JSDOM.fragment(html).querySelectorAll('img')) {
      sources.add(picture.getAttribute('src') ?? '');
    }
    return html;
  });
  return [...sources];
}

/** Adds to the index the copies that texts of the previous snapshot refer to by path. */
export function withReusedCopies(media: MediaIndex, sources: readonly string[], before: MediaIndex) {
  const hashes = new Set(sources.map(hashOf));
  const reused = Object.entries(before).filter(([, { hash }]) => hashes.has(hash));
  const all = Object.entries({ ...Object.fromEntries(reused), ...media });
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Replaces the pictures in the festival's HTML by the site's own copies; pictures without a copy are removed. */
export function withOwnPictures(festival: Festival, media: MediaIndex): Festival {
  const byHash = new Map(Object.values(media).map((file) => [file.hash, file]));
  // One document for all fields: one window per field would take hundreds of megabytes until the last field is done.
  const { document } = new JSDOM().window;
  return mapHtml(festival, (html) => {
    if (!html.includes('<img')) return html;
    const holder = document.createElement('div');
    holder.innerHTML = html;
    for (const picture of holder.querySelectorAll('img')) {
      const src = picture.getAttribute('src') ?? '';
      const file = media[src] ?? byHash.get(hashOf(src));
      if (file?.size) pointToCopy(picture, file, file.size);
      else picture.remove();
    }
    return holder.innerHTML;
  });
}

/** Points a picture to the site's own copy. As for other pictures, the build's picture step makes the files named. */
function pointToCopy(
  picture: HTMLImageElement,
  { hash, extension }: MediaFile,
  { width, height }: { width: number; height: number },
): void {
  if (extension === 'svg') picture.setAttribute('src', mediaPath({ hash, width }, 'svg'));
  else {
    picture.setAttribute('src', mediaPath({ hash, width }, 'webp', Math.max(...WIDTHS)));
    picture.setAttribute('srcset', srcset({ hash, kind: 'raster', width, height }, WIDTHS, 'webp'));
    picture.setAttribute('sizes', SIZES);
  }
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('width', String(width));
  picture.setAttribute('height', String(height));
}
