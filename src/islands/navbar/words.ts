import type { Key } from '../../i18n/translate.ts';

/** Words of the visitor's own menu. */
export const userMenuKeys = ['myevents', 'nav.account', 'nav.login', 'nav.logout'] as const satisfies Key[];

export type UserMenuWords = Record<(typeof userMenuKeys)[number], string>;
