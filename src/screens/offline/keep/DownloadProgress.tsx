import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import type { EditionState } from '../../../stores/kept/edition-state.ts';
import type { KeepWords } from './keep-words.ts';

interface Props {
  state: Pick<EditionState, 'doing' | 'progress'>;
  year: number;
  lang: Lang;
  words: KeepWords;
  onPause: () => void;
}

/** How far a download has come, in bytes that travel. */
export function DownloadProgress({ state: { doing, progress }, year, lang, words, onPause }: Props) {
  if (doing === 'removing') return null;
  return (
    <div className="keep-progress">
      <progress
        aria-label={fill(words['keep.progressOf'], { year })}
        // Without a value it says that something is being done.
        {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
      />
      <span className="facts tabular">
        {progress &&
          fill(words['keep.progress'], {
            done: formatBytes(progress.done, lang),
            total: formatBytes(progress.total, lang),
          })}
      </span>
      <button type="button" className="button" onClick={onPause}>
        {words['keep.pause']}
      </button>
    </div>
  );
}
