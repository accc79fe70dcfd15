import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';

beforeEach(() => {
  openBrowser();
  vi.resetModules();
});
const open = () => import('../../../src/stores/menu.ts');

test('one item of the menu is unfolded at a time, none once the panel was toggled', async () => {
  const { $expandedItem, expandItem, foldItem, panelToggled } = await open();
  expandItem(1);
  expandItem(2);
  foldItem(1);
  expect($expandedItem.get()).toBe(2);
  panelToggled();
  expect($expandedItem.get()).toBeNull();
});

test('the page chosen in the menu is known as long as the tab is open', async () => {
  (await open()).choosePage('program/2024');
  vi.resetModules();
  expect((await open()).$chosenPage.get()).toBe('program/2024');
});

test.each([
  ['/fr/page/19/', '19'],
  ['/en/program/2024/', 'program/2024'],
  ['/fr/%C3%A9ditions/', 'éditions'],
])('the sub-item that leads to %s is known as %s', async (pathname, page) => {
  expect((await open()).pageOf(pathname)).toBe(page);
});
