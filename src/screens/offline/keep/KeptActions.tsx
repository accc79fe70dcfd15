import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { EditionState } from '../../../stores/kept/edition-state.ts';
import { removeEdition, resumeEdition } from '../../../stores/kept/kept-editions.ts';
import { changesSince, unfinishedBytes } from './edition-facts.ts';
import type { KeepWords } from './keep-words.ts';

export interface ActionProps {
  state: EditionState;
  year: number;
  lang: Lang;
  words: KeepWords;
}

/** Actions on a kept edition: finish, update, remove. */
export function KeptActions({ state, year, lang, words }: ActionProps) {
  const unfinished = unfinishedBytes(state);
  const changes = unfinished === null ? changesSince(state) : null;
  const bytes = changes?.bytes ?? unfinished;
  const changedPages = { one: words['keep.changed.one'], other: words['keep.changed.other'] };
  return (
    <>
      {changes && <p>{fillPlural(lang, changedPages, changes.pages)}</p>}
      <p className="keep-actions">
        {bytes !== null && (
          <button type="button" className="button button-solid" onClick={() => void resumeEdition(year)}>
            {fill(words[changes ? 'keep.update' : 'keep.resume'], { size: formatBytes(bytes, lang) })}
          </button>
        )}
        <button type="button" className="button" onClick={() => void removeEdition(year)}>
          {words['keep.remove']}
        </button>
      </p>
    </>
  );
}
