import type { Lang } from '../domain/model/languages.ts';

/** Props of a screen: its view, and where the screen appears. */
export type ScreenProps<View = object> = View & {
  lang: Lang;
  /** Level of the screen's title: a generic page has its own `h1`, so a screen within it starts at the second level. */
  level?: 1 | 2;
};
