import type { MenuItem, SubMenuItem } from '../../../src/domain/model/festival.ts';
import type { MenuWire, SubMenuWire } from '../wire/records.ts';
import { ORDER_WHEN_MISSING, type Context } from './context.ts';
import { localisedTitleFr } from './texts.ts';

const SUB_MENU = '/api/sousmenu/';
const sitePath = /^[\p{L}\p{N}_~-][\p{L}\p{N}._~/-]*(?:\?[\p{L}\p{N}._~=&-]*)?$/u;

/** Only items with `show` true are displayed: one without the field is hidden. */
export function toMenuItem(wire: MenuWire): MenuItem {
  return {
    id: wire.id,
    title: localisedTitleFr(wire),
    isShown: wire.show ?? false,
    order: wire.ordre ?? ORDER_WHEN_MISSING,
  };
}

/** An entry that belongs to no menu has no place, and is left out. */
export function toSubMenu(wires: readonly SubMenuWire[], context: Context): SubMenuItem[] {
  return wires.flatMap((wire) => {
    if (!wire.menu) {
      context.report(SUB_MENU, wire.id, '.menu', 'is missing; the entry is left out');
      return [];
    }
    return {
      id: wire.id,
      menuId: wire.menu.id,
      title: localisedTitleFr(wire),
      isShown: wire.show ?? false,
      pageId: wire.page?.id ?? null,
      path: toPath(wire, context),
      order: wire.ordre ?? ORDER_WHEN_MISSING,
    };
  });
}

/** A path of this site, without the language it may start with and without slashes at its ends. */
function toPath({ id, path }: SubMenuWire, { report, pageNames }: Context): string | null {
  if (path === undefined) return null;
  const bare = path.replace(/^\/+|\/+$/g, '').replace(/^(?:fr|en)(?:\/|$)/, '');
  if (bare === '') return 'home';
  const isSafe = sitePath.test(bare) && !/\/\/|(?:^|\/)\.\.?(?:\/|$)/.test(bare);
  const [name = ''] = bare.split(/[/?]/);
  if (isSafe && pageNames.has(name.toLowerCase())) return bare;
  report(SUB_MENU, id, '.path', `"${path.slice(0, 80)}" is not a path of the site`);
  return null;
}
