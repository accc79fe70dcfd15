import { expect, test, vi } from 'vitest';
import { hostRedirects } from '../../../scripts/astro/redirects/host-redirects.ts';
import { languageRedirectPage } from '../../../scripts/astro/redirects/redirect-page.ts';
import { possiblePaths } from '../../../scripts/astro/service-worker/addresses.ts';
import { prefixInternalLinks } from '../../../src/components/text/localise-html.ts';
import { languages } from '../../../src/domain/model/language-table.ts';
import type * as Languages from '../../../src/domain/model/languages.ts';
import { langs } from '../../../src/domain/model/languages.ts';
import { formatClockRange, formatDuration } from '../../../src/domain/time/clock-ranges.ts';
import { formatClock } from '../../../src/domain/time/clock-style.ts';
import { langAttributes, localise } from '../../../src/domain/text/localise.ts';
import type * as Translate from '../../../src/i18n/translate.ts';
import { type Lang, plural, translator } from '../../../src/i18n/translate.ts';
import { pagePath, pathWithoutLang, translatedPath } from '../../../src/i18n/paths.ts';
import { preferredLang } from '../../../src/i18n/preferred-lang.ts';
import { festivalWords, kindIn } from '../../../src/site/identity.ts';
import { namesAround } from '../../../src/site/waters.ts';

/* Adds a language that the site lacks, with a few words; `tests/build/third-language.test.ts` builds a site with it. */
vi.mock('../../../src/domain/model/languages.ts', async (original) => {
  const site = await original<typeof Languages>();
  (site.langs as unknown as string[]).push('ar');
  return site;
});
vi.mock('../../../src/i18n/translate.ts', async (original) => {
  const site = await original<typeof Translate>();
  const ar = { 'faqs.title': 'أسئلة', 'events.two': 'فعاليتان', 'events.few': '{count} فعاليات' };
  Object.assign(site.dictionaries, { ar: { ...site.dictionaries.fr, ...ar } });
  return site;
});

const arabic = langs.at(-1) as Lang;

test('a third language has its own tree of pages', () => {
  expect(pagePath(arabic, 'faqs')).toBe('/ar/faqs/');
  expect(translatedPath('/fr/event/Contre-jour/', arabic)).toBe('/ar/event/Contre-jour/');
  expect(translatedPath('/ar/faqs/', 'en')).toBe('/en/faqs/');
  expect(pathWithoutLang('/ar/program/2024/')).toBe('/program/2024/');
  expect(pathWithoutLang('/artists/')).toBe('/artists/');
  expect(prefixInternalLinks(arabic, '<a href="/contact">… <a href="/ar/faqs/">')).toBe(
    '<a href="/ar/contact/">… <a href="/ar/faqs/">',
  );
});

test('a visitor who prefers the third language gets it, by cookie, browser, host or without a network', () => {
  expect(preferredLang('', ['ar-TN', 'fr'])).toBe('ar');
  expect(preferredLang('selectedLanguage=ar', ['fr'])).toBe('ar');
  const card = { isPrivate: false, title: '', description: '', meta: '' };
  const door = languageRedirectPage(
    { name: 'Dhaw', url: 'https://site.example' },
    { to: 'faqs' },
    card as never,
  );
  expect(door).toContain('<a href="/ar/faqs/" lang="ar" hreflang="ar">العربية</a>');
  expect(hostRedirects({ redirects: [], gone: [], names: [] }, 'netlify')).toContain(
    '/ /ar/ 302! Language=ar',
  );
  expect(possiblePaths(new URL('https://site.example/faqs/'), arabic)).toEqual([
    '/ar/faqs/',
    '/fr/faqs/',
    '/en/faqs/',
  ]);
});

test('words and texts that the third language lacks are shown in its fallback language', () => {
  const t = translator(arabic);
  expect(t('faqs.title')).toBe('أسئلة');
  expect(t('partners.title')).toBe('Partenaires');
  expect(localise({ en: 'Night', fr: 'Nuit' }, arabic)).toEqual({
    text: 'Nuit',
    lang: 'fr',
    isFallback: true,
  });
  expect(localise({ ar: 'ليل', fr: 'Nuit' }, arabic)).toMatchObject({ text: 'ليل', isFallback: false });
  expect(langAttributes(localise({ fr: 'Nuit' }, arabic))).toEqual({ lang: 'fr', dir: 'ltr' });
});

test('words of the festival itself that the third language lacks are those of its fallback language', () => {
  expect(festivalWords?.slogan[arabic]).toBe('Un mois pour regarder la lumière');
  expect([2013, 2024].map((year) => kindIn(year)?.[arabic])).toEqual([
    'Festival d’une fondation culturelle, Tunis',
    'Biennale de photographie et d’art contemporain, Tunis',
  ]);
  expect(namesAround('dhaw')[0]?.name).toMatchObject({ en: 'Gulf of Tunis', ar: 'Golfe de Tunis' });
});

test('the third language has its own plural forms, and is written from right to left', () => {
  expect([1, 2, 3].map((count) => plural(arabic, 'events', count))).toEqual([
    '1 événement',
    'فعاليتان',
    '3 فعاليات',
  ]);
  expect(languages[arabic].direction).toBe('rtl');
});

test('a language without a clock style of its own shows hours as digits', () => {
  expect(formatClock('00:00', arabic)).toBe('00:00');
  expect(formatClockRange('10:00', '18:30', arabic)).toBe('10:00\u00a0–\u2060\u00a018:30');
  expect([105, 65, 40].map((minutes) => formatDuration(minutes, arabic))).toEqual([
    '1:45',
    '1:05',
    '40\u00a0min',
  ]);
});
