import { describe, expect, test } from 'vitest';
import { documentAt, filesBelow, hashOf, htmlAt, isFile, isRedirect, textAt } from './built-site.ts';
import { parseHtml } from './support/parse-html.ts';

const redirectPages = filesBelow('', /^index\.html$/)
  .map((file) => ({ path: file.replace(/index\.html$/, ''), html: textAt(file) }))
  .filter(({ html }) => isRedirect(html))
  .map(({ path, html }) => ({ path, document: parseHtml(html) }));
type RedirectPage = (typeof redirectPages)[number];
const redirectPaths = new Set(redirectPages.map(({ path }) => path));
const languageRedirects = redirectPages.filter(({ path }) => !/^\/(?:fr|en)\//.test(path));

describe('a page without language', () => {
  test('links to both languages, and without JavaScript redirects to the French page', () => {
    expect(languageRedirects.length).toBeGreaterThan(100);
    for (const { path, document } of languageRedirects) {
      const [fr = '', en = '', ...others] = hrefsOf(document);
      expect(others, path).toEqual([]);
      const languages = [...document.querySelectorAll('a')].map(({ hreflang }) => hreflang);
      expect(languages, path).toEqual(['fr', 'en']);
      expect(en.replace(/^\/en\//, '/fr/'), path).toBe(fr);
      expect(document.querySelector('noscript')?.innerHTML, path).toContain(`content="0; url=${fr}"`);
    }
  });

  test('like every redirect page, leads to existing pages', () => {
    const broken = redirectPages.flatMap(({ path, document }) =>
      hrefsOf(document).flatMap((href) => (isFile(href) ? [] : [`${path} → ${href}`])),
    );
    expect(broken).toEqual([]);
  });

  test('is indexed and shared like the page it leads to, and is private if that page is', () => {
    const canonical = languageRedirects.filter(({ path }) => isCanonical(path));
    for (const { path, document } of oneOfEachKind(canonical)) {
      const page = headAt(`/fr${path}`);
      expect(document.title, path).toBe(page.title);
      const robots = contentOf(page, 'name', 'robots');
      expect(contentOf(document, 'name', 'robots'), path).toBe(robots);
      const pageUrl = linkOf(page, 'canonical');
      expect(linkOf(document, 'canonical'), path).toBe(robots ? undefined : pageUrl?.replace('/fr/', '/'));
      if (robots) continue;
      for (const name of ['title', 'description', 'image', 'image:width', 'image:height', 'image:alt'])
        expect(contentOf(document, 'property', `og:${name}`), path).toBe(
          contentOf(page, 'property', `og:${name}`),
        );
      expect(contentOf(document, 'name', 'twitter:card'), path).toBe('summary_large_image');
      expect(alternatesOf(document), path).toEqual(alternatesOf(page));
    }
  });

  test('like every redirect page, loads nothing and runs only its own script', () => {
    for (const { path, document } of redirectPages) {
      const scripts = [...document.querySelectorAll('script')];
      const hashes = scripts.map(({ textContent }) => hashOf(textContent));
      expect(hashes, path).toHaveLength(1);
      expect(contentOf(document, 'http-equiv', 'Content-Security-Policy'), path).toContain(
        `default-src 'none'; script-src '${hashes.join()}';`,
      );
      expect(
        document.querySelectorAll('img, iframe, link[rel="stylesheet"], script[src]'),
        path,
      ).toHaveLength(0);
    }
  });
});

describe('second addresses', () => {
  test.each([
    ['home', ''],
    ['dhaw_2024', ''],
    ['team', 'join-us/'],
    ['talked-about-us', 'medias/'],
    ['program', 'program/2024/'],
    ['program/1', 'program/2024/'],
  ])('redirect /%s to /%s in both trees and without language', (from, to) => {
    expect(hrefsOf(documentAt(`/fr/${from}/`))).toEqual([`/fr/${to}`]);
    expect(hrefsOf(documentAt(`/en/${from}/`))).toEqual([`/en/${to}`]);
    expect(hrefsOf(documentAt(`/${from}/`))).toEqual([`/fr/${to}`, `/en/${to}`]);
  });

  test('lead to an event by its id alone, in both trees and without language', () => {
    const [french = ''] = hrefsOf(documentAt('/fr/event/57/'));
    expect(french).toMatch(/^\/fr\/event\/\D/);
    const english = french.replace(/^\/fr/, '/en');
    expect(hrefsOf(documentAt('/en/event/57/'))).toEqual([english]);
    expect(hrefsOf(documentAt('/event/57/'))).toEqual([french, english]);
  });

  test('name their target as the page to index', () => {
    const canonical = documentAt('/en/team/').querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toMatch(/^https?:\/\/[^/]+\/en\/join-us\/$/);
  });
});

test.each([
  ['404.html', 'fr'],
  ['fr/404.html', 'fr'],
  ['en/404.html', 'en'],
])('a 404 page is in its language, and has no canonical or alternate address: %s', (file, lang) => {
  const document = parseHtml(textAt(file));
  expect(document.documentElement.lang).toBe(lang);
  expect(document.querySelectorAll('link[rel="canonical"], link[hreflang]')).toHaveLength(0);
});

/** Returns one page of each kind: the paths of the pages of events, say, differ only by a title. */
function oneOfEachKind(pages: readonly RedirectPage[]): RedirectPage[] {
  const kindOf = ({ path }: RedirectPage): string => path.replace(/[^/]*[^a-z/-][^/]*/g, '…');
  return [...new Map(pages.map((page) => [kindOf(page), page])).values()];
}

function hrefsOf(document: Document): string[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
}

function contentOf(document: Document, attribute: string, value: string): string | null {
  return document.querySelector(`meta[${attribute}="${value}"]`)?.getAttribute('content') ?? null;
}

/** Parses only the head of a page, since there are thousands of pages. */
function headAt(path: string): Document {
  const html = htmlAt(path);
  return parseHtml(html.slice(0, html.indexOf('<body')));
}

/** Whether a path is not the second address of another page. */
function isCanonical(path: string): boolean {
  return isFile(`/fr${path}`) && !redirectPaths.has(`/fr${path}`);
}

function linkOf(document: Document, rel: string): string | undefined {
  return document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)?.href;
}

function alternatesOf(document: Document): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  return links.map(({ hreflang, href }) => `${hreflang} ${href}`);
}
