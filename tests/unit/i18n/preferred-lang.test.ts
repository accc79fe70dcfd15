import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { languageRedirectPage } from '../../../scripts/astro/redirects/redirect-page.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';

const site = { name: 'Dhaw', url: 'https://dhaw.example' };
const html = languageRedirectPage(site, { to: 'map' }, { title: 'Carte', tags: '', isPrivate: false });

/** Runs the script of a page without language. @returns the address to which it redirects. */
function targetFor(cookie: string, languages: readonly string[]): unknown {
  const { document } = new JSDOM(html).window;
  Object.defineProperty(document, 'cookie', { value: cookie });
  const replace = vi.fn();
  const location = { search: '?day=2024-10-12', hash: '#list', replace };
  runInNewContext(document.querySelector('script')?.textContent ?? '', {
    document,
    location,
    navigator: { languages },
  });
  return replace.mock.calls.flat()[0];
}

test.each([
  ['', ['en-GB'], 'en'],
  ['', ['ar', 'EN-us', 'fr'], 'en'],
  ['', ['de-DE'], 'fr'],
  ['', [], 'fr'],
  ['selectedLanguage=en', ['fr-TN'], 'en'],
  ['theme=dark; selectedLanguage=fr; nf_lang=en', ['en-GB'], 'fr'],
  ['selectedLanguage=de', ['en-GB'], 'en'],
])(
  'with the cookies “%s” and the languages %j, an address without a language is in %s',
  (cookie, accepted, lang) => {
    expect(preferredLang(cookie, accepted)).toBe(lang);
    expect(targetFor(cookie, accepted)).toBe(`/${lang}/map/?day=2024-10-12#list`);
  },
);
