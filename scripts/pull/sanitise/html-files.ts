import { defaultTreeAdapter } from 'parse5';
import { mediaName } from '../../../src/content/media-urls.ts';
import type { Festival } from '../../../src/domain/model/festival.ts';
import type { MediaIndex } from '../../../src/domain/model/snapshot.ts';
import { attribute, type Element, remove, setAttribute } from '../../files/html-tree.ts';
import { mapElements } from './html-pictures.ts';

/** Whether the pull can copy a linked file, by its name: documents and pictures, as records have them. */
export const canBeCopied = (href: string): boolean => /\.(?:pdf|jpe?g|png|webp|avif|gif|svg)$/i.test(href);

/** Returns the targets of links in the festival's sanitised HTML, each once. */
export function linksInHtml(festival: Festival): string[] {
  const targets = new Set<string>();
  mapElements(festival, 'a', (link) => void targets.add(attribute(link, 'href') ?? ''));
  return [...targets];
}

/** Points links to these files to the site's own copies; links to files without a copy become plain text. */
export function withOwnFiles(festival: Festival, files: readonly string[], media: MediaIndex): Festival {
  if (files.length === 0) return festival;
  const linked = new Set(files);
  return mapElements(festival, 'a', (link) => {
    const href = attribute(link, 'href') ?? '';
    if (!linked.has(href)) return;
    const file = media[href];
    if (file) setAttribute(link, 'href', `/media/${mediaName(file)}`);
    else replaceByContent(link);
  });
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
