import { defaultTreeAdapter } from 'parse5';
import { mediaPath } from '../../../src/components/picture/picture-view.ts';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaFile, MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { attribute, type Element, remove, setAttribute } from '../../files/html-tree.ts';
import { mapElements } from './html-pictures.ts';

/** Whether the pull can copy a linked file, by its name: documents and pictures, as records have them. */
export const canBeCopied = (href: string): boolean =>
  /\.(?:pdf|jpe?g|png|webp|avif|gif|svg)(?:#|$)/i.test(href);

/** Returns the targets of links in the festival's sanitised HTML, each once and without a place within the file. */
export function linksInHtml(festival: Festival): string[] {
  const targets = new Set<string>();
  mapElements(festival, 'a', (link) => void targets.add(addressOf(link)));
  return [...targets];
}

const addressOf = (link: Element): string => (attribute(link, 'href') ?? '').replace(/#.*/s, '');

/** Points links to these files to the site's own copies; links to files without a copy become plain text. */
export function withOwnFiles(festival: Festival, files: readonly string[], media: MediaIndex): Festival {
  if (files.length === 0) return festival;
  const linked = new Set(files);
  return mapElements(festival, 'a', (link) => {
    const address = addressOf(link);
    if (!linked.has(address)) return;
    const file = media[address];
    const place = (attribute(link, 'href') ?? '').slice(address.length);
    if (file) setAttribute(link, 'href', ownPath(file) + place);
    else replaceByContent(link);
  });
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
