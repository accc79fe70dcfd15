import type { Key, Words } from '../../../i18n/translate.ts';
import { logoutKeys } from '../../../stores/account.ts';

export const userMenuKeys = [
  ...logoutKeys,
  'auth.expired',
  'myevents',
  'nav.account',
  'nav.login',
  'nav.logout',
] as const satisfies Key[];

export type UserMenuWords = Words<typeof userMenuKeys>;
