import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../src/i18n/paths.ts';
import { htmlAt, isFile, pagesBelow, textAt } from './built-site.ts';

const xmlAt = (name: string): Document =>
  new JSDOM(textAt(name), { contentType: 'text/xml' }).window.document;
const textsOf = (parent: Document | Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);
const pathOf = (url: string | null | undefined): string => new URL(url ?? '').pathname;

const parts = textsOf(xmlAt('sitemap-index.xml'), 'loc').map(pathOf);
const entries = parts.flatMap((part) => [...xmlAt(part).getElementsByTagName('url')]);
const addressOf = (entry: Element): string => textsOf(entry, 'loc')[0] ?? '';
const listedPaths = entries.map((entry) => pathOf(addressOf(entry)));

describe('the sitemap', () => {
  test('lists every page that may be indexed, once, in the spelling of its canonical link, and no other', () => {
    const indexable = ['/fr', '/en'].flatMap(pagesBelow).filter((path) => !isPrivate(path));
    expect(listedPaths.toSorted()).toEqual(indexable.map(canonicalPath).toSorted());
  });

  test.each(['auth', 'userEventSubscriptions', 'search', 'offline'])('leaves out /%s', (name) => {
    expect(isPrivate(`/fr/${name}/`)).toBe(true);
    expect(listedPaths).not.toContain(`/fr/${name}/`);
  });

  test('lists every page with its addresses in both languages and without language', () => {
    for (const entry of entries) {
      const addresses = [...entry.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        pathOf(link.getAttribute('href')),
      ]);
      const withoutLanguage = pathOf(addressOf(entry)).slice(3);
      expect(Object.fromEntries(addresses)).toEqual({
        fr: `/fr${withoutLanguage}`,
        en: `/en${withoutLanguage}`,
        'x-default': withoutLanguage,
      });
    }
  });

  test('consists of files that exist', () => {
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !isFile(part))).toEqual([]);
  });

  test('is named in robots.txt, and is also at its former address, which search engines know', () => {
    expect(textAt('robots.txt')).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap-index\.xml$/m);
    expect(textsOf(xmlAt('sitemap.xml'), 'loc').map(pathOf)).toEqual(parts);
  });
});

function isPrivate(path: string): boolean {
  return htmlAt(path).includes('<meta name="robots" content="noindex"');
}
