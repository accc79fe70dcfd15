import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import type { Lang } from '../domain/model/languages.ts';

export type Key = keyof typeof fr;

/** Words of the interface. Those that a language lacks are a type error, unless it borrows them: `{ ...fr, ...ar }`. */
export const dictionaries: Readonly<Record<Lang, Record<Key, string>>> = { fr, en };
