import { extname } from 'node:path';
import { formatBytes } from '../../src/domain/archive/storage-size.ts';
import { type Lang, translator } from '../../src/i18n/translate.ts';
import { contentTypeOf } from '../serve/content-types.ts';
import { attribute, type Element, elementsBelow, writeInto } from '../files/html-tree.ts';

const words = { '.zip': 'openData.zip', '.wacz': 'openData.wacz' } as const;

const isDataList = ({ tagName, parentNode }: Element): boolean =>
  tagName === 'ul' &&
  parentNode !== null &&
  'attrs' in parentNode &&
  attribute(parentNode, 'aria-labelledby') === 'open-data';

/**
 * Adds archives to the list of an edition's data, after the page is built: their sizes are known only then.
 * @throws Error when the page has no such list.
 */
export function linkArchives(html: string, archives: readonly { href: string; bytes: number }[], lang: Lang) {
  const t = translator(lang);
  return writeInto(html, isDataList, (list) => {
    const [link] = elementsBelow(list).filter(({ tagName }) => tagName === 'a');
    const style = link ? (attribute(link, 'class') ?? '') : '';
    const items = archives.map(({ href, bytes }) => {
      const extension = extname(href) as keyof typeof words;
      const name = `${extension.slice(1).toUpperCase()} (${formatBytes(bytes, lang)})`;
      const type = contentTypeOf(extension).name;
      return `<li><a class="${style}" href="${href}" type="${type}" download>${name}</a> ${t(words[extension])}</li>`;
    });
    return items.join('');
  });
}
