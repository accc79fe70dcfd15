import { expect, test, vi } from 'vitest';
import { arrowKey } from '../../../../src/components/browser/arrow-key.ts';
import { lineDirection, pageLang } from '../../../../src/components/browser/page-lang.ts';

const onPage = (lang: string, dir: string): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dir } });

test('a script uses the language of its page, or the reference language if the site does not have it', () => {
  onPage('en', 'ltr');
  expect(pageLang()).toBe('en');
  onPage('it', 'ltr');
  expect(pageLang()).toBe('fr');
});

test('on a right-to-left page the left arrow moves forwards, and scroll positions are negative', () => {
  onPage('ar', 'rtl');
  expect(lineDirection()).toBe(-1);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowDown'].map(arrowKey);
  expect(keys).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowDown']);
  onPage('fr', 'ltr');
  expect(lineDirection()).toBe(1);
  expect(arrowKey('ArrowLeft')).toBe('ArrowLeft');
});
