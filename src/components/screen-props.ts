import type { Lang } from '../i18n/lang.ts';

/** What a screen is given: its view, and where it stands. */
export type ScreenProps<View = object> = View & {
  lang: Lang;
  /** Of its title: a generic page has its own `h1`, and a screen within it starts at the second level. */
  level?: 1 | 2;
};
