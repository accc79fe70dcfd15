import { extname } from 'node:path';
import { defaultTreeAdapter, parse, parseFragment, serialize } from 'parse5';
import type { Lang } from '../../src/i18n/lang.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { attribute, elementsBelow } from './disk/tree.ts';

/** An archive as the page of its edition names it. */
interface LinkedArchive {
  /** Path on the site. */
  href: string;
  bytes: number;
}

const MEGABYTE = 1_000_000;

/**
 * Adds archives to the list of an edition's data, after the page is built: their sizes are known only then.
 * @throws Error when the page has no such list.
 */
export function linkArchives(html: string, archives: readonly LinkedArchive[], lang: Lang): string {
  const document = parse(html);
  const list = elementsBelow(document).find(
    ({ tagName, parentNode }) =>
      tagName === 'ul' &&
      parentNode !== null &&
      'attrs' in parentNode &&
      attribute(parentNode, 'aria-labelledby') === 'open-data',
  );
  if (!list)
    throw new Error('The page of the edition has no list of its data, to which its archives would be added.');
  const [link] = elementsBelow(list).filter(({ tagName }) => tagName === 'a');
  const style = link ? (attribute(link, 'class') ?? '') : '';
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  for (const { href, bytes } of archives) {
    const extension = extname(href);
    const words = `${extension.slice(1).toUpperCase()} (${size.format(bytes / MEGABYTE)})`;
    const type = contentTypeOf(extension).name;
    const item = parseFragment(
      `<li><a class="${style}" href="${href}" type="${type}" download>${words}</a></li>`,
    );
    for (const node of item.childNodes) defaultTreeAdapter.appendChild(list, node);
  }
  return serialize(document);
}
