import { describe, expect, test } from 'vitest';
import { langs } from '../fixtures/routes.ts';
import { htmlAt, isFile, pagesBelow, textAt } from './built-site.ts';

/**
 * Reads the text of the section on how to cite a page, its links, and the path in the page's canonical link: by
 * pattern, since a parser would take a minute for this many pages.
 */
function citedPage(path: string) {
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

describe.each(langs)('in %s', (lang) => {
  const pages = ['edition', 'event', 'person']
    .flatMap((folder) => pagesBelow(`/${lang}/${folder}`))
    .map(citedPage);

  test('the page of every edition, event and person says how to cite it, by an address without language', () => {
    expect(pages.length).toBeGreaterThan(300);
    for (const { path, canonical, text, address } of pages) {
      const { pathname } = new URL(address);
      expect(pathname, path).toMatch(/^\/(?:e|event|person)\/\d+\/$/);
      expect(hrefsIn(htmlAt(pathname)), `${path} by ${pathname}`).toContain(canonical);
      expect(text, path).toMatch(/\((?:données du|data of) .* \d{4}\)/);
    }
  });

  test('every citation can be downloaded as BibTeX, RIS and CSL-JSON, with the same address', () => {
    for (const { path, address, files } of pages) {
      expect(
        files.map((file) => file.replace(/^.*?\./, '')),
        path,
      ).toEqual(['bib', 'ris', 'csl.json']);
      for (const file of files) {
        expect(isFile(file), `${file} of ${path}`).toBe(true);
        expect(textAt(file), `${file} of ${path}`).toContain(address);
      }
    }
  });
});
