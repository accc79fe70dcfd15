import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { langs } from '../fixtures/routes.ts';
import { dist, documentAt, pagesBelow } from './built-site.ts';

const citedFolders = ['edition', 'event', 'person'];

describe.each(langs)('in %s', (lang) => {
  const pages = citedFolders.flatMap((folder) => pagesBelow(`/${lang}/${folder}`));

  test('every edition, event and person says how to cite it, by an address that leads to it in any language', () => {
    expect(pages.length).toBeGreaterThan(300);
    for (const path of pages) {
      const document = documentAt(path);
      const cite = document.querySelector('details.cite');
      const address = cite?.querySelector('p a')?.getAttribute('href') ?? '';
      const { pathname } = new URL(address);
      expect(pathname, path).toMatch(/^\/(?:e|event|person)\/\d+\/$/);
      const door = readFileSync(join(dist(), pathname, 'index.html'), 'utf8');
      expect(door, `${path} by ${pathname}`).toContain(`href="${canonicalPathOf(document)}"`);
      expect(cite?.querySelector('p')?.textContent).toMatch(/\((?:données du|data of) .* \d{4}\)/);
    }
  });

  test('each of them can be had as BibTeX, RIS and CSL-JSON, which name that address', () => {
    const missing = pages.flatMap((path) => {
      const [address, ...files] = [...documentAt(path).querySelectorAll('details.cite a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const written = files.map((file) => join(dist(), file));
      const isWhole = written.every(
        (file) => existsSync(file) && readFileSync(file, 'utf8').includes(address ?? ''),
      );
      return files.map((file) => file.replace(/^.*?\./, '')).join() === 'bib,ris,csl.json' && isWhole
        ? []
        : [path];
    });
    expect(missing).toEqual([]);
  });
});

function canonicalPathOf(document: Document): string {
  return new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname;
}
