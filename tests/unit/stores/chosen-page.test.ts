import { expect, test } from 'vitest';
import { savePageIdentifier, PAGE_KEY, pageIdentifierOf } from '../../../src/shell/header/links.client.ts';
import { openBrowser } from './browser.ts';

test('the page chosen in the menu is known as long as the tab is open', () => {
  const { sessionStorage } = openBrowser();
  savePageIdentifier('program/2024');
  expect(sessionStorage.get(PAGE_KEY)).toBe('program/2024');
});

test.each([
  ['/fr/page/19/', '19'],
  ['/en/program/2024/', 'program/2024'],
  ['/fr/%C3%A9ditions/', 'éditions'],
])('the sub-item that leads to %s is known as %s', (pathname, page) => {
  expect(pageIdentifierOf(pathname)).toBe(page);
});
