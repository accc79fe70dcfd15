import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { mediaPath, srcset } from '../../../src/components/picture/picture-view.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { attribute, type Element, elementsBelow, remove, setAttribute } from '../../files/html-tree.ts';
import { mapHtml } from './html-fields.ts';

/** Widths in pixels: a text is never wider than the second, and a phone requests the first. */
const WIDTHS = [600, 1200];
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Path of an own copy: the content hash of its original, and the extension of a derivative or of the original. */
const OWN_PATH = /^\/media\/([0-9a-f]{16})(?:-\d+\.(?:avif|webp|jpg)|\.(\w+))$/;

/** Returns the content hash of a source that is already the site's own copy, or an empty text for any other source. */
const hashOf = (src: string): string => OWN_PATH.exec(src)?.[1] ?? '';

/** An original counts only under its own extension: under another one, a document could be opened as a page. */
export function ownCopyTest(media: MediaIndex): (src: string) => boolean {
  const extensions = new Map(Object.values(media).map(({ hash, extension }) => [hash, extension]));
  return (src) => {
    const [, hash = '', extension] = OWN_PATH.exec(src) ?? [];
    return extension === undefined ? extensions.has(hash) : extensions.get(hash) === extension;
  };
}

/** Parses a text as the content of a `div`, as browsers do. A whole DOM (jsdom) takes a second to load. */
const parsed = (text: string) =>
  parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {});

/** Passes every element of a kind in the festival's sanitised HTML to `work`, which may change it. */
export const mapElements = (
  festival: Festival,
  tag: 'a' | 'img',
  work: (element: Element) => void,
): Festival =>
  mapHtml(festival, (text) => {
    if (!text.includes(`<${tag} `)) return text;
    const content = parsed(text);
    for (const element of elementsBelow(content)) if (element.tagName === tag) work(element);
    return serialize(content);
  });

/** Returns the sources of pictures in the festival's sanitised HTML, each once: addresses, and paths of own copies. */
export function picturesInHtml(festival: Festival): string[] {
  const sources = new Set<string>();
  mapElements(festival, 'img', (picture) => void sources.add(attribute(picture, 'src') ?? ''));
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
  return mapElements(festival, 'img', (picture) => {
    const src = attribute(picture, 'src') ?? '';
    const file = media[src] ?? byHash.get(hashOf(src));
    if (file?.size) pointToCopy(picture, file, file.size);
    else remove(picture);
  });
}

/** Points a picture to the site's own copy. As for other pictures, the build's picture step makes the files named. */
function pointToCopy(
  picture: Element,
  { hash, extension }: MediaFile,
  { width, height }: { width: number; height: number },
): void {
  if (extension === 'svg') setAttribute(picture, 'src', mediaPath({ hash, width }, 'svg'));
  else {
    setAttribute(picture, 'src', mediaPath({ hash, width }, 'webp', Math.max(...WIDTHS)));
    setAttribute(picture, 'srcset', srcset({ hash, kind: 'raster', width, height }, WIDTHS, 'webp'));
    setAttribute(picture, 'sizes', SIZES);
  }
  setAttribute(picture, 'loading', 'lazy');
  setAttribute(picture, 'width', String(width));
  setAttribute(picture, 'height', String(height));
}
