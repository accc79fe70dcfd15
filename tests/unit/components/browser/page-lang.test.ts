import { expect, test, vi } from 'vitest';
import { arrowKey } from '../../../../src/components/browser/arrow-key.ts';
import { lineDirection, pageLang } from '../../../../src/components/browser/page-lang.ts';

const onPage = (lang: string, dir: string): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dir } });

test('a script speaks the language of its page, and the reference on a page in a language the site lacks', () => {
  onPage('en', 'ltr');
  expect(pageLang()).toBe('en');
  onPage('it', 'ltr');
  expect(pageLang()).toBe('fr');
});

test('on a page from right to left the left arrow leads on, and scrolling goes into the negative', () => {
  onPage('ar', 'rtl');
  expect(lineDirection()).toBe(-1);
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown'].map(arrowKey)).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
  ]);
  onPage('fr', 'ltr');
  expect(lineDirection()).toBe(1);
  expect(arrowKey('ArrowLeft')).toBe('ArrowLeft');
});
