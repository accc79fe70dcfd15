import type { KeyUnder, Lang } from '../../i18n/translate.ts';
import { dataPath } from '../../i18n/paths.ts';
import type { ChangedEvents } from '../../domain/plan/plan-changes.ts';
import { fetchData } from '../fetch-own.ts';

/** Words of the save buttons, which any page may have: loaded on demand, since no page contains them. */
export type SaveWords = Record<KeyUnder<'save'> | 'plan.title', string>;

/** File with the words for saving, loaded once a visitor has a plan or touches a save button. */
export interface SaveFile {
  words: SaveWords;
  changed: ChangedEvents;
}

/** Loads the words for saving. @throws NotFetched if they cannot be fetched: without words there is no button. */
export function loadSaveFile(lang: Lang): Promise<SaveFile> {
  return fetchData(dataPath(lang, 'plan'));
}
