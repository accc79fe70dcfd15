import type { Id, Localised } from './common.ts';

export interface MenuItem {
  id: Id;
  title: Localised;
  isShown: boolean;
  order: number;
}

export interface SubMenuItem {
  id: Id;
  menuId: Id;
  title: Localised;
  isShown: boolean;
  pageId: Id | null;
  /** Site path without language or slashes at its ends, e.g. `program/2024`. */
  path: string | null;
  order: number;
}
