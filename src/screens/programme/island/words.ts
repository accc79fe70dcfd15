import type { Key, Words } from '../../../i18n/translate.ts';

export const filterWords = [
  'events.one',
  'events.other',
  'programme.clearDay',
  'programme.empty',
  'programme.noEvents',
  'programme.showAll',
] as const satisfies Key[];

export type FilterWords = Words<typeof filterWords>;
