import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from '../../scripts/files/files-below.ts';
import { isRedirect } from './built-site.ts';
import { parseHtml } from './support/parse-html.ts';

export interface BuiltFile {
  path: string;
  text: string;
}

/** Reads the text files of a site, with their paths from its root. */
export function textFiles(dist: string): BuiltFile[] {
  return filesBelow(dist)
    .filter((path) => /\.(html|css|js|json|webmanifest|xml|txt|ics)$|^_\w+$/.test(basename(path)))
    .map((path) => ({ path: `/${path}`, text: readFileSync(join(dist, path), 'utf8') }));
}

export interface BuiltPage extends BuiltFile {
  document: Document;
}

/** Returns the pages of all trees, without redirect pages. */
export const pagesOf = (files: readonly BuiltFile[]): BuiltFile[] =>
  files.filter(({ path, text }) => /^\/(?:fr|en|ar)\/.*\.html$/.test(path) && !isRedirect(text));

/** Parses a page. Parse one at a time: all pages of a site together would fill the memory. */
export const opened = (file: BuiltFile): BuiltPage => ({ ...file, document: parseHtml(file.text) });

/** Parses the page at an address: `fr/faqs`. @throws Error if the site has no such page. */
export function pageAt(pages: readonly BuiltFile[], address: string): BuiltPage {
  const file = pages.find(({ path }) => path === `/${address}/index.html`);
  if (!file) throw new Error(`/${address}/ is not a page`);
  return opened(file);
}

/** Returns the text of a page. */
export function wordsOf({ document }: BuiltPage): string {
  return textOf(document.body).replaceAll(/\s+/g, ' ');
}

/**
 * Elements whose text is not checked. The browser fills in what data saving has saved, and hides it until then. Text
 * that is not to be translated, such as a licence, was written by others.
 */
const UNREAD = 'script, style, template, [data-saved], [translate="no"]';

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (node.nodeType === node.ELEMENT_NODE && (node as Element).matches(UNREAD)) return '';
  return Array.from(node.childNodes, textOf).join('');
}

/** Characters that would hide, reverse or end the text after them, and that the pull removes from titles and texts. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{NChar}\u202a-\u202e\u2066-\u2069]/u;

export const unseenIn = (files: readonly BuiltFile[]): string[] =>
  files.filter(({ text }) => UNSEEN.test(text)).map(({ path }) => path);

/** Rules that every page of any festival keeps. Each returns what breaks it on a page. */
const rules: Record<string, (page: BuiltPage, dist: string) => unknown[]> = {
  'has one h1': ({ document }) => (document.querySelectorAll('h1').length === 1 ? [] : ['h1']),

  'has a description': ({ document }) =>
    document.querySelector('meta[name="description"]')?.getAttribute('content') ? [] : ['no description'],

  'shows no hole where a value is missing': (page) =>
    // Some titles of the hostile festival look like the beginning of a template.
    wordsOf(page).match(/undefined|\bnull\b|NaN|Infinity|Invalid|\[object|\{(?!constructor)\w+\}/g) ?? [],

  'leaves no list empty': ({ document }) =>
    [...document.querySelectorAll(':is(main, footer) :is(ul, ol, dl)')]
      // Hidden lists are filled before they are shown.
      .filter((list) => list.children.length === 0 && !list.closest('[hidden]'))
      .map((list) => list.outerHTML),

  'has no broken link': ({ path, document }, dist) => {
    if (path.endsWith('404.html')) return [];
    const addresses = [...document.querySelectorAll('[href^="/"], [src^="/"]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    return [...new Set(addresses)].filter((address) => {
      const target = decodeURIComponent(address.split(/[?#]/)[0] ?? '');
      return !existsSync(join(dist, target, target.endsWith('/') ? 'index.html' : ''));
    });
  },

  'has no attribute that runs code': ({ document }) =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^(on|style$)/.test(name) ||
            (['href', 'src', 'action', 'srcset'].includes(name) &&
              /^\s*(javascript|vbscript|ftp|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${name}=${value}`),
    ),

  'has no script from the data': ({ document }) =>
    [...document.querySelectorAll('script')]
      .filter(({ type, textContent }) => !type.endsWith('json') && textContent.includes('alert('))
      .map(({ textContent }) => textContent),
};

/** Returns the faults of pages: the page, the rule that it breaks, and how. */
export function faultsOf(pages: readonly BuiltFile[], dist: string): string[] {
  return pages.flatMap((file) => {
    const page = opened(file);
    return Object.entries(rules).flatMap(([rule, find]) =>
      find(page, dist).map((what) => `${page.path}, “${rule}”: ${String(what)}`),
    );
  });
}
