import { expect, test } from 'vitest';
import { footerColumnsOf, menuView } from '../../../../src/shell/shell-view.ts';
import type { MenuItem, SubMenuItem } from '../../../../src/domain/model/festival.ts';

const item = (id: number, order: number, given: Partial<MenuItem> = {}): MenuItem => {
  return { id, title: { fr: `Menu ${id}` }, isShown: true, order, ...given };
};
const entry = (id: number, given: Partial<SubMenuItem>): SubMenuItem => {
  const rest = { menuId: 1, title: { fr: `Entrée ${id}` }, isShown: true, pageId: null, path: null };
  return { ...rest, id, order: id, ...given };
};

const hrefs = (subMenu: SubMenuItem[]) =>
  menuView({ menu: [item(1, 1)], subMenu }, 'en').flatMap(({ entries }) => entries.map(({ href }) => href));

test('the menu shows only visible items with a title, in their order, each in the language it has', () => {
  const menu = [item(3, 2), item(2, 3, { isShown: false }), item(4, 4, { title: {} }), item(1, 1)];
  const title = { lang: 'fr', isFallback: true };
  expect(menuView({ menu, subMenu: [] }, 'en')).toMatchObject([
    { id: 1, title },
    { id: 3, title },
  ]);
});

test.each([
  ['its page if it has one', { pageId: 19, path: 'legal' }, '/en/page/19/'],
  ['its path otherwise', { path: 'program/2024' }, '/en/program/2024/'],
  [
    'a day, in the query of its path',
    { path: 'program/2024?day=2024-10-12' },
    '/en/program/2024/?day=2024-10-12',
  ],
  ['an event, in the query of its path', { path: 'event/Été?id=57' }, '/en/event/%C3%89t%C3%A9/?id=57'],
])('a sub-item links to %s', (_, given, href) => {
  expect(hrefs([entry(1, given)])).toEqual([href]);
});

test('a sub-item that is hidden, untitled, without a target or of another menu is left out', () => {
  const subMenu = [
    entry(1, { path: 'a', isShown: false }),
    entry(2, { path: 'b', title: {} }),
    entry(3, {}),
    entry(4, { path: 'd', menuId: 9 }),
  ];
  expect(hrefs(subMenu)).toEqual([]);
});

test('the footer has a column for each of its items with entries, or for the whole menu of another festival', () => {
  const menu = [1, 2, 3].map((id) => item(id, id));
  const subMenu = [entry(1, { path: 'a', menuId: 1 }), entry(2, { path: 'b', menuId: 3 })];
  const columns = (ids: number[]) =>
    footerColumnsOf(menuView({ menu, subMenu }, 'fr'), ids).map(({ id }) => id);
  expect(columns([2, 3])).toEqual([3]);
  expect(columns([8, 9])).toEqual([1, 3]);
});
