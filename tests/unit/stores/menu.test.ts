import { beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './browser.ts';

beforeEach(() => {
  openBrowser();
  vi.resetModules();
});
const open = () => import('../../../src/stores/menu.ts');

test('one item of the menu is unfolded at a time, none once the panel was toggled', async () => {
  const { $expandedItem, expandItem, foldItem, foldAllItems } = await open();
  expandItem(1);
  expandItem(2);
  foldItem(1);
  expect($expandedItem.get()).toBe(2);
  foldAllItems();
  expect($expandedItem.get()).toBeNull();
});
