import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { elementsBelow, type Node, type Parent } from '../disk/tree.ts';
import type { EditionSource } from '../edition-source.ts';

const NOT_READ = ['script', 'style', 'template', 'svg'];

/** The pages of an edition with their titles and what is written on them, for readers to list and to search: JSON lines. */
export function pageList({ dist, siteUrl, packs, date }: EditionSource): string {
  const head = { format: 'json-pages-1.0', id: 'pages', title: 'All Pages', hasText: true };
  const pages = Object.values(packs).flatMap(({ pages }) =>
    pages.map(({ path, title }) => ({
      id: path,
      url: new URL(path, siteUrl).href,
      ts: date.toISOString(),
      title,
      text: mainText(readFileSync(join(dist, decodeURIComponent(path), 'index.html'), 'utf8')),
    })),
  );
  return [head, ...pages].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function mainText(html: string): string {
  const main = elementsBelow(parse(html)).find(({ tagName }) => tagName === 'main');
  return main ? textsBelow(main).join(' ').replace(/\s+/g, ' ').trim() : '';
}

function textsBelow(parent: Parent): string[] {
  return parent.childNodes.flatMap((node: Node) => {
    if ('value' in node) return [node.value];
    return 'tagName' in node && !NOT_READ.includes(node.tagName) ? textsBelow(node) : [];
  });
}
