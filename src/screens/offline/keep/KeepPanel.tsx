import { useStore } from '@nanostores/react';
import type { Lang } from '../../../i18n/lang.ts';
import { $editions, unknownEdition } from '../../../stores/kept/edition-state.ts';
import { keepEdition, pauseEdition, readOffer } from '../../../stores/kept/kept-editions.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { type ActionProps, KeptActions } from './KeptActions.tsx';
import { DownloadProgress } from './DownloadProgress.tsx';
import { keptOf } from './edition-facts.ts';
import { KeptFacts } from './KeptFacts.tsx';
import { statusText } from './status-text.ts';
import type { KeepWords } from './keep-words.ts';

interface Props {
  year: number;
  lang: Lang;
  words: KeepWords;
  /** Reads what the device and the site have of the edition. */
  onOpen: () => void;
}

/** State of a kept edition, the choices for it, and progress. */
export function KeepPanel({ year, lang, words, onOpen }: Props) {
  const state = useStore($editions, { ssr: 'initial' })[year] ?? unknownEdition;
  if (state.kept === null)
    return (
      <button type="button" className="button" onClick={onOpen}>
        {words['keep.choose']}
      </button>
    );
  const status = statusText(state, words, lang);
  return (
    <div className="keep-panel">
      <KeptFacts state={state} lang={lang} words={words} />
      <p role="status" className={state.problem ? 'notice notice-error' : undefined}>
        {status}
      </p>
      {state.doing === null ? (
        <AtRest state={state} year={year} lang={lang} words={words} />
      ) : (
        <DownloadProgress
          state={state}
          year={year}
          lang={lang}
          words={words}
          onPause={() => pauseEdition(year)}
        />
      )}
    </div>
  );
}

function AtRest({ state, year, lang, words }: ActionProps) {
  if (state.problem?.kind === 'unsupported') return null;
  const hasPacks = Object.keys(state.packs).length > 0;
  if (keptOf(state).length === 0) {
    if (hasPacks) return <Choices state={state} year={year} lang={lang} words={words} />;
    if (!state.problem) return <p className="facts">{words['keep.reading']}</p>;
    return (
      <button type="button" className="button" onClick={() => void readOffer(year)}>
        {words['keep.retry']}
      </button>
    );
  }
  return (
    <>
      <KeptActions state={state} year={year} lang={lang} words={words} />
      {hasPacks && (
        <details className="keep-change">
          <summary className="link">{words['keep.change']}</summary>
          <Choices state={state} year={year} lang={lang} words={words} />
        </details>
      )}
    </>
  );
}

/** Afresh whenever the device has something else. */
function Choices({ state, year, lang, words }: ActionProps) {
  const kept = keptOf(state).map(({ pack, pictures }) => `${pack.lang} ${pictures}`);
  return (
    <ChoiceForm
      key={kept.join()}
      state={state}
      lang={lang}
      words={words}
      onKeep={(choice) => void keepEdition(year, choice)}
    />
  );
}
