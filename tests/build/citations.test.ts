import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs } from '../fixtures/routes.ts';
import { dist, htmlAt, pagesBelow } from './built-site.ts';

interface CitedPage {
  path: string;
  /** Path of the page as its canonical link has it. */
  canonical: string;
  /** What the page says of how to cite it: a sentence, and links. */
  text: string;
  address: string;
  files: string[];
}

/** Read by pattern: a parser would take a minute for so many pages. */
function citedPage(path: string): CitedPage {
  const html = htmlAt(path);
  const cite =
    /<details(?:(?!<\/details>)[\s\S])*?(?:Citer cette page|Cite this page)[\s\S]*?<\/details>/.exec(
      html,
    )?.[0] ?? '';
  const [address = '', ...files] = hrefsIn(cite);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return { path, canonical: new URL(canonical).pathname, text: cite.replace(/<[^>]*>/g, ''), address, files };
}

const hrefsIn = (markup: string): string[] =>
  Array.from(markup.matchAll(/\shref="([^"]+)"/g), ([, href = '']) => href);
const fileAt = (...parts: string[]): string => readFileSync(join(dist(), ...parts), 'utf8');

describe.each(langs)('in %s', (lang) => {
  const pages = ['edition', 'event', 'person']
    .flatMap((folder) => pagesBelow(`/${lang}/${folder}`))
    .map(citedPage);

  test('every edition, event and person says how to cite it, by an address that leads to it in any language', () => {
    expect(pages.length).toBeGreaterThan(300);
    for (const { path, canonical, text, address } of pages) {
      const { pathname } = new URL(address);
      expect(pathname, path).toMatch(/^\/(?:e|event|person)\/\d+\/$/);
      expect(hrefsIn(fileAt(pathname, 'index.html')), `${path} by ${pathname}`).toContain(canonical);
      expect(text, path).toMatch(/\((?:données du|data of) .* \d{4}\)/);
    }
  });

  test('each of them can be had as BibTeX, RIS and CSL-JSON, which name that address', () => {
    for (const { path, address, files } of pages) {
      expect(
        files.map((file) => file.replace(/^.*?\./, '')),
        path,
      ).toEqual(['bib', 'ris', 'csl.json']);
      for (const file of files) {
        expect(existsSync(join(dist(), file)), `${file} of ${path}`).toBe(true);
        expect(fileAt(file), `${file} of ${path}`).toContain(address);
      }
    }
  });
});
