import { expect, test, vi } from 'vitest';
import { ITEM, LANGUAGE } from '../../../../src/shell/header/header-markup.ts';
import {
  enhanceLinks,
  PAGE_KEY,
  pageIdentifierOf,
  rememberLanguage,
} from '../../../../src/shell/header/links.client.ts';
import { openHtml } from '../../open-html.ts';

test.each([
  ['/fr/page/19/', '19'],
  ['/fr/%C3%A9ditions/', 'éditions'],
])('the sub-item that links to %s has the identifier %s', (pathname, page) => {
  expect(pageIdentifierOf(pathname)).toBe(page);
});

const cookiesWrittenOn = (protocol: string): string[] => {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal(
    'document',
    Object.defineProperty({}, 'cookie', { set: (cookie: string) => written.push(cookie) }),
  );
  rememberLanguage('en');
  return written;
};

test('a chosen language is remembered for 365 days, on the whole site, for the site and for its host', () => {
  expect(cookiesWrittenOn('http:')).toEqual([
    'selectedLanguage=en; Path=/; Max-Age=31536000; SameSite=Lax',
    'nf_lang=en; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});

test('a language chosen on a secure connection is only sent over secure connections', () => {
  expect(cookiesWrittenOn('https:')[0]).toMatch(/; Secure$/);
});

test('a click on an entry of the menu remembers its page, one on a language remembers it and keeps query and fragment', () => {
  const window = openHtml(
    `<html lang="fr"><ul ${ITEM}><a href="/fr/page/19/"></a></ul><a ${LANGUAGE}="en" href="/en/search/"></a>`,
    '/fr/search/?q=ombre#browse',
  );
  enhanceLinks();
  // The links are not followed.
  window.addEventListener('click', (event) => event.preventDefault());
  const [entry, language] = window.document.querySelectorAll('a');
  entry?.click();
  expect(window.sessionStorage.getItem(PAGE_KEY)).toBe('19');
  language?.click();
  expect(language?.href).toBe('https://dhaw.example/en/search/?q=ombre#browse');
  expect(window.document.cookie).toBe('selectedLanguage=en; nf_lang=en');
});
