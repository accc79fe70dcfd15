import { expect, test } from 'vitest';
import { langs, pathIn } from '../fixtures/routes.ts';
import { documentAt, filesBelow, htmlAt, isFile, pagesBelow, textAt } from './built-site.ts';

const POLICY_FIRST =
  /<head>\s*<meta charset="utf-8">\s*<meta http-equiv="content-security-policy" content="default-src [^"]+">/i;

test('the policy directly follows the charset in every page, including redirect pages and 404 pages', () => {
  const pages = filesBelow('', /\.html$/);
  expect(pages.length).toBeGreaterThan(1000);
  expect(pages.filter((path) => !POLICY_FIRST.test(textAt(path)))).toEqual([]);
});

test('elements of a component have a short class', () => {
  expect(htmlAt('/fr/')).toMatch(/ class="[^"]*\b_[a-z0-9]{5}\b/);
  expect(htmlAt('/fr/')).not.toMatch(/\bastro-[a-z0-9]{8}\b/);
});

test('both trees have the same pages, and every page has an address without language', () => {
  const french = pagesBelow('/fr').map((path) => path.slice(3));
  const english = pagesBelow('/en').map((path) => path.slice(3));
  expect(english).toEqual(french);
  for (const path of french.filter((page) => page !== '/404/')) {
    expect(isFile(path), path).toBe(true);
  }
});

test('the page of what is on now links to other pages before the edition, while nothing is on, and after it', () => {
  for (const lang of langs) {
    const quiet = [...documentAt(pathIn(lang, 'now')).querySelectorAll('[data-quiet]')];
    expect(quiet.map((element) => element.getAttribute('data-quiet')).toSorted()).toEqual([
      'before',
      'during',
      'over',
    ]);
    for (const element of quiet) expect(element.querySelectorAll('a[href]').length).toBeGreaterThan(1);
  }
});

test.each(langs)('the partners of an edition are shown with logo and name, in %s', (lang) => {
  const grids = pagesBelow(`/${lang}/edition`).map((path) => [...documentAt(path).querySelectorAll('.logo')]);
  const partners = grids.flat();
  expect(partners.filter((partner) => partner.querySelector('img')).length).toBeGreaterThan(10);
  const named = partners.map((partner) => partner.querySelector('span:not(.sr-only)')?.textContent.trim());
  expect(named.filter((name) => !name)).toEqual([]);
  // The name is next to the logo: a screen reader reads it once.
  expect(partners.flatMap((partner) => partner.querySelector('img')?.alt ?? []).join('')).toBe('');
});
