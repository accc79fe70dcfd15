import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { mediaPath, srcset } from '../../../src/components/picture/picture-view.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
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

/** Whether the pull can copy a linked file, by its name: documents and pictures, as records have them. */
export const canBeCopied = (href: string): boolean =>
  /\.(?:pdf|jpe?g|png|webp|avif|gif|svg)(?:#|$)/i.test(href);

/** Parses a text as the content of a `div`, as browsers do. A whole DOM (jsdom) takes a second to load. */
const parsed = (text: string) =>
  parseFragment(defaultTreeAdapter.createElement('div', html.NS.HTML, []), text, {});

/** Passes every link or picture of the festival's sanitised HTML to the work for it, which may change it. */
function mapElements(festival: Festival, work: Partial<Record<'a' | 'img', (element: Element) => void>>) {
  return mapHtml(festival, (text) => {
    if (!Object.keys(work).some((tag) => text.includes(`<${tag} `))) return text;
    const content = parsed(text);
    for (const element of elementsBelow(content)) work[element.tagName as keyof typeof work]?.(element);
    return serialize(content);
  });
}

const sourceOf = (picture: Element): string => attribute(picture, 'src') ?? '';
const hrefOf = (link: Element): string => attribute(link, 'href') ?? '';
const addressOf = (link: Element): string => hrefOf(link).replace(/#.*/s, '');

/**
 * Returns the sources of pictures in the festival's sanitised HTML (addresses, and paths of own copies) and the targets
 * of its links without a place within the file, each once.
 */
export function addressesInHtml(festival: Festival): { pictures: string[]; links: string[] } {
  const [pictures, links] = [new Set<string>(), new Set<string>()];
  mapElements(festival, {
    img: (picture) => void pictures.add(sourceOf(picture)),
    a: (link) => void links.add(addressOf(link)),
  });
  return { pictures: [...pictures], links: [...links] };
}

/** Adds to the index the copies that texts of the previous snapshot refer to by path. */
export function withReusedCopies(media: MediaIndex, sources: readonly string[], before: MediaIndex) {
  const hashes = new Set(sources.map(hashOf));
  const reused = Object.entries(before).filter(([, { hash }]) => hashes.has(hash));
  const all = Object.entries({ ...Object.fromEntries(reused), ...media });
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Points pictures, and links to these files, in the festival's HTML to the site's own copies. Without a copy, a picture
 * is removed, and a link becomes plain text.
 */
export function withOwnCopies(festival: Festival, linked: readonly string[], media: MediaIndex): Festival {
  const byHash = new Map(Object.values(media).map((file) => [file.hash, file]));
  const replaced = new Set(linked);
  return mapElements(festival, {
    img: (picture) => {
      const src = sourceOf(picture);
      const file = media[src] ?? byHash.get(hashOf(src));
      if (file?.size) pointToCopy(picture, file, file.size);
      else remove(picture);
    },
    ...(replaced.size > 0 && {
      a: (link) => {
        const address = addressOf(link);
        if (!replaced.has(address)) return;
        const file = media[address];
        if (file) setAttribute(link, 'href', ownPath(file) + hrefOf(link).slice(address.length));
        else replaceByContent(link);
      },
    }),
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

/** Width in pixels of a linked photograph. It is encoded anew: the file as it came may state where it was taken. */
const PHOTO_WIDTH = 2400;

function ownPath(file: MediaFile): string {
  const { hash, size, extension } = file;
  const isPhoto = size && !/^(?:svg|gif)$/.test(extension);
  return isPhoto ? mediaPath({ hash, width: size.width }, 'jpg', PHOTO_WIDTH) : `/media/${mediaName(file)}`;
}

function replaceByContent(link: Element): void {
  const { parentNode } = link;
  if (!parentNode) return;
  for (const child of [...link.childNodes]) {
    remove(child);
    defaultTreeAdapter.insertBefore(parentNode, child, link);
  }
  remove(link);
}
