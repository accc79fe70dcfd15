import { localise, type LocalText } from '../../domain/text/localise.ts';
import type { Id, Lang } from '../../domain/model/common.ts';
import type { SubMenuItem } from '../../domain/model/menu.ts';
import { pagePath } from '../../i18n/paths.ts';
import type { FestivalData } from '../../content/festival.ts';

export interface MenuEntryView {
  id: Id;
  title: LocalText;
  href: string;
}

export interface MenuColumnView {
  id: Id;
  title: LocalText;
  entries: MenuEntryView[];
}

/** `/page/{id}` for an item with a page, else its path. */
function hrefOf({ pageId, path }: SubMenuItem, lang: Lang): string | null {
  if (pageId !== null) return pagePath(lang, 'page', pageId);
  return path === null ? null : pagePath(lang, path);
}

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

/** The menu as it is shown: only items with `show`, in their order. */
export function menuView(
  { menu, subMenu }: Pick<FestivalData, 'menu' | 'subMenu'>,
  lang: Lang,
): MenuColumnView[] {
  return menu
    .filter((item) => item.isShown)
    .toSorted(byOrder)
    .flatMap((item) => {
      const title = localise(item.title, lang);
      if (!title) return [];
      const entries = subMenu
        .filter((entry) => entry.isShown && entry.menuId === item.id)
        .toSorted(byOrder)
        .flatMap((entry) => {
          const entryTitle = localise(entry.title, lang);
          const href = hrefOf(entry, lang);
          return entryTitle && href ? [{ id: entry.id, title: entryTitle, href }] : [];
        });
      return [{ id: item.id, title, entries }];
    });
}

/**
 * The columns of the footer: those of the menu with these ids that have something below their title. A menu that knows
 * none of the ids is another festival's: all of it fits the footer.
 */
export function footerColumnsOf(menu: readonly MenuColumnView[], ids: readonly Id[]): MenuColumnView[] {
  const named = menu.filter(({ id }) => ids.includes(id));
  return (named.length > 0 ? named : menu).filter(({ entries }) => entries.length > 0);
}
