import { useStore } from '@nanostores/react';
import type { Lang } from '../../../domain/model/languages.ts';
import { $editions, unknownEdition, type EditionState } from '../../../stores/kept/edition-state.ts';
import {
  keepEdition,
  pauseEdition,
  readOffer,
  removeEdition,
  resumeEdition,
} from '../../../stores/kept/kept-editions.ts';
import { ChoiceForm, pagesText } from './ChoiceForm.tsx';
import { keptOf, changesSince, unfinishedBytes, statusText } from './edition-facts.ts';
import type { KeepWords } from './keep-words.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import type { Pack, KeptHashes } from '../../../domain/archive/pack.ts';
import { languages } from '../../../domain/model/language-table.ts';
import { formatLongDate } from '../../../domain/time/format-dates.ts';
import { dayOf } from '../../../domain/time/zone-clock.ts';
import { timeZone } from '../../../site/time-zone.ts';

interface Props {
  year: number;
  lang: Lang;
  words: KeepWords;
  /** Reads what the device and the site have of the edition. */
  onOpen: () => void;
}

export function KeepPanel({ year, lang, words, onOpen }: Props) {
  const state = useStore($editions, { ssr: 'initial' })[year] ?? unknownEdition;
  const edition = { state, year, lang, words };
  return (
    // A pressed button disappears with the state that offers it: this element takes the focus.
    <div
      tabIndex={-1}
      className="grid w-full max-w-(--measure) justify-items-start gap-5 outline-none"
      onClick={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('button'))
          currentTarget.focus({ preventScroll: true });
      }}
    >
      {state.kept === null ? (
        <button type="button" className="button" onClick={onOpen}>
          {words['keep.choose']}
        </button>
      ) : (
        <>
          <KeptFacts {...edition} />
          <p role="status" className={state.problem ? 'w-full notice notice-error' : undefined}>
            {statusText(state, words, lang)}
          </p>
          {state.doing === null ? <AtRest {...edition} /> : <DownloadProgress {...edition} />}
        </>
      )}
    </div>
  );
}

function AtRest(edition: EditionProps) {
  const { state, year, words } = edition;
  if (state.problem?.kind === 'unsupported') return null;
  const hasPacks = Object.keys(state.packs).length > 0;
  if (keptOf(state).length === 0) {
    if (hasPacks) return <Choices {...edition} />;
    if (!state.problem) return <p className="facts">{words['keep.reading']}</p>;
    return (
      <button type="button" className="button" onClick={() => void readOffer(year)}>
        {words.retry}
      </button>
    );
  }
  return (
    <>
      <KeptActions {...edition} />
      {hasPacks && (
        <details className="w-full">
          <summary className="flex min-h-11 w-fit items-center link">{words['keep.change']}</summary>
          <div className="pt-3">
            <Choices {...edition} />
          </div>
        </details>
      )}
    </>
  );
}

/** Form of choices, reset whenever the device keeps other languages or pictures. */
function Choices({ state, year, lang, words }: EditionProps) {
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

interface EditionProps {
  state: EditionState;
  year: number;
  lang: Lang;
  words: KeepWords;
}

/** Actions on a kept edition: finish, update, remove. */
function KeptActions({ state, year, lang, words }: EditionProps) {
  const unfinished = unfinishedBytes(state);
  const changes = unfinished === null ? changesSince(state) : null;
  const bytes = changes?.bytes ?? unfinished;
  return (
    <>
      {changes && <p>{fillPlural(lang, words, 'keep.changed', changes.pages)}</p>}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
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

/** Progress of a download, in transferred bytes. */
function DownloadProgress({ state: { doing, progress }, year, lang, words }: EditionProps) {
  if (doing === 'removing') return null;
  return (
    <div className="keep-progress flex w-full flex-wrap items-center gap-x-4 gap-y-3">
      <progress
        aria-label={fill(words['keep.progressOf'], { year })}
        // Without a value, the progress bar is indeterminate.
        {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
      />
      <span className="facts tabular">
        {progress &&
          fill(words['keep.progress'], {
            done: formatBytes(progress.done, lang),
            total: formatBytes(progress.total, lang),
          })}
      </span>
      <button type="button" className="button" onClick={() => pauseEdition(year)}>
        {words['keep.pause']}
      </button>
    </div>
  );
}

const isWhole = ({ pages }: Pack, hashes: KeptHashes): boolean => pages.every(({ path }) => hashes.has(path));

/** Facts of a kept edition: languages, pages, size, and the day of its data. */
function KeptFacts({ state, lang, words }: EditionProps) {
  const kept = keptOf(state);
  if (kept.length === 0) return null;
  return (
    <ul className="font-semibold">
      {kept.map(({ pack, pictures, hashes, bytes }) => (
        <li key={pack.lang}>
          {fill(words[isWhole(pack, hashes) ? 'keep.has' : 'keep.hasPart'], {
            lang: languages[pack.lang].name,
            count: pack.pages.filter(({ path }) => hashes.has(path)).length,
            pages: pagesText(pack.pages.length, words, lang),
            pictures: words[`keep.with.${pictures}`],
            size: formatBytes(bytes, lang),
          })}{' '}
          <span className="facts font-normal">
            {fill(words['keep.taken'], { date: formatLongDate(dayOf(pack.date, timeZone), lang) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
