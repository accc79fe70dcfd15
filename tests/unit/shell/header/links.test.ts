import { expect, test, vi } from 'vitest';
import {
  savePageIdentifier,
  PAGE_KEY,
  pageIdentifierOf,
  rememberLanguage,
} from '../../../../src/shell/header/links.client.ts';
import { openBrowser } from '../../stores/browser.ts';

test('the page chosen in the menu is remembered as long as the tab is open', () => {
  const { sessionStorage } = openBrowser();
  savePageIdentifier('program/2024');
  expect(sessionStorage.get(PAGE_KEY)).toBe('program/2024');
});

test.each([
  ['/fr/page/19/', '19'],
  ['/en/program/2024/', 'program/2024'],
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
