import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import type { PackPage } from '../../../src/domain/archive/pack.ts';
import { fileOfPath } from '../../astro/site-tree.ts';
import { attribute, elementsBelow, type Node, type Parent } from '../disk/tree.ts';
import type { EditionSource } from '../edition-source.ts';

export interface BuiltPage extends PackPage {
  url: string;
  /** Text of its main part. */
  text: string;
  /** Addresses on the site that it links to, without the place within a page. */
  links: URL[];
}

const NOT_READ = ['script', 'style', 'template', 'svg'];

export function builtPagesOf({ dist, siteUrl, packs }: EditionSource): BuiltPage[] {
  return packs.flatMap((pack) =>
    pack.pages.map((page) => {
      const url = new URL(page.path, siteUrl).href;
      const html = readFileSync(fileOfPath(dist, page.path), 'utf8');
      const elements = elementsBelow(parse(html));
      const main = elements.find(({ tagName }) => tagName === 'main');
      const links = elements
        .filter(({ tagName }) => tagName === 'a')
        .flatMap((link) => URL.parse(attribute(link, 'href') ?? '', url) ?? [])
        .filter(({ origin }) => origin === siteUrl);
      for (const link of links) link.hash = '';
      return { ...page, url, text: main ? textBelow(main) : '', links };
    }),
  );
}

/** The pages with their titles and what is written on them, for readers to list and to search: JSON lines. */
export function pageList(pages: readonly BuiltPage[], date: string): string {
  const head = { format: 'json-pages-1.0', id: 'pages', title: 'All Pages', hasText: true };
  const lines = pages.map(({ path: id, url, title, text }) => ({ id, url, ts: date, title, text }));
  return [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const textBelow = (main: Parent): string => textsBelow(main).join(' ').replace(/\s+/g, ' ').trim();

function textsBelow(parent: Parent): string[] {
  return parent.childNodes.flatMap((node: Node) => {
    if ('value' in node) return [node.value];
    return 'tagName' in node && !NOT_READ.includes(node.tagName) ? textsBelow(node) : [];
  });
}
