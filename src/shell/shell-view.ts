import { memoised } from '../domain/memoised.ts';
import { localise } from '../domain/text/localise.ts';
import type { Id, Lang } from '../domain/model/core.ts';
import type { SubMenuItem } from '../domain/model/festival.ts';
import { byLang } from '../domain/model/languages.ts';
import { pagePath } from '../i18n/paths.ts';
import { type FestivalData, festivalData, legalPagePath } from '../content/festival.ts';
import { lastChange } from '../domain/programme/changes.ts';
import { formatLongDate } from '../domain/time/format-dates.ts';
import { dayOf } from '../domain/time/zone-clock.ts';
import { environment } from '../site/build-environment.ts';
import { festival } from '../site/festival.ts';
import { digestOf } from '../content/digest.ts';
import { colourViews } from './colours.ts';

export type MenuColumnView = ReturnType<typeof menuView>[number];

/** Returns `/page/{id}` for an item with a page, otherwise its path, which may have a query. */
function hrefOf({ pageId, path }: SubMenuItem, lang: Lang): string | null {
  if (pageId !== null) return pagePath(lang, 'page', pageId);
  if (path === null) return null;
  const [page = '', query = ''] = path.split(/(?=\?)/);
  return pagePath(lang, page) + query;
}

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

export function menuView({ menu, subMenu }: Pick<FestivalData, 'menu' | 'subMenu'>, lang: Lang) {
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
 * Returns the columns of the footer: those of the menu with these ids that have entries. A menu without any of the ids
 * belongs to another festival: all its columns are used.
 */
export function footerColumnsOf(menu: readonly MenuColumnView[], ids: readonly Id[]): MenuColumnView[] {
  const named = menu.filter(({ id }) => ids.includes(id));
  return (named.length > 0 ? named : menu).filter(({ entries }) => entries.length > 0);
}

export type ShellView = ReturnType<typeof shellOf>;

function shellOf(data: FestivalData, lang: Lang) {
  const menu = menuView(data, lang);
  return {
    menu,
    footerColumns: footerColumnsOf(menu, festival.footerMenuIds),
    socials: data.socials,
    legalHref: legalPagePath(data, lang),
    colours: colourViews(data),
    /** Day of the data, in words (**Data as of**). */
    asOf: formatLongDate(dayOf(lastChange(data), festival.timeZone), lang),
    currentYear: data.current.year,
    currentClassName: `edition-${data.current.id}`,
  };
}

/** Makes the shells once, since every page needs one. */
const shellsOf = memoised((data: FestivalData) =>
  byLang((lang) => {
    const view = shellOf(data, lang);
    return { view, digest: digestOf([view, environment]) };
  }),
);

export const shellView = (lang: Lang): ShellView => shellsOf(festivalData())[lang].view;

/** Returns a digest that changes when the shell of a language, or the environment, does. */
export const shellDigest = (lang: Lang): string => shellsOf(festivalData())[lang].digest;
