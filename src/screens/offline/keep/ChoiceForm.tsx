import { useId, useState, type ReactNode } from 'react';
import { pictureChoices } from '../../../domain/archive/pack.ts';
import { formatBytes } from '../../../domain/archive/storage-size.ts';
import { languages } from '../../../domain/model/language-table.ts';
import { fill, fillPlural } from '../../../i18n/fill.ts';
import { langs as allLangs, type Lang } from '../../../domain/model/languages.ts';
import type { EditionState } from '../../../stores/kept/edition-state.ts';
import type { Choice } from '../../../stores/kept/keep-languages.ts';
import { factsOf, firstChoice, keptOf } from './edition-facts.ts';
import type { KeepWords } from './keep-words.ts';

interface Props {
  state: EditionState;
  lang: Lang;
  words: KeepWords;
  onKeep: (choice: Choice) => void;
}

const OPTION = 'flex min-h-11 flex-wrap items-center gap-x-3 border-t border-hairline py-1 last:border-b';

export function ChoiceForm({ state, lang, words, onKeep }: Props) {
  const [choice, setChoice] = useState(() => firstChoice(state, lang));
  const name = useId();
  const facts = factsOf(choice, state);
  const isNothing = choice.langs.length === 0;
  const toggle = (toggled: Lang, isChosen: boolean): void =>
    setChoice({
      ...choice,
      langs: allLangs.filter((other) => (other === toggled ? isChosen : choice.langs.includes(other))),
    });
  const sizeOf = (pictures: Choice['pictures']): string =>
    formatBytes(factsOf({ ...choice, pictures }, state).size, lang);

  return (
    <form
      className="grid w-full gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(choice);
      }}
    >
      <Options title={words['keep.languages']}>
        {allLangs.map((option) => (
          <label key={option} className={OPTION}>
            <input
              type="checkbox"
              className="size-6 flex-none accent-ink"
              checked={choice.langs.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            <span lang={option}>{languages[option].name}</span>
          </label>
        ))}
      </Options>
      <Options title={words['keep.pictures']}>
        {pictureChoices.map((option) => (
          <label key={option} className={OPTION}>
            <input
              type="radio"
              className="size-6 flex-none accent-ink"
              name={name}
              checked={choice.pictures === option}
              onChange={() => setChoice({ ...choice, pictures: option })}
            />
            <span>{words[`keep.pictures.${option}`]}</span>
            <small className="ms-auto facts tabular">{isNothing ? '' : sizeOf(option)}</small>
          </label>
        ))}
      </Options>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <button className="button button-solid" disabled={isNothing || facts.isKept}>
          {submitText(keptOf(state).length > 0, facts.missing, words, lang)}
        </button>
        <span className="facts">
          {fill(words['keep.room'], {
            pages: pagesText(facts.pages, words, lang),
            size: formatBytes(facts.room, lang),
          })}
        </span>
      </p>
    </form>
  );
}

function Options({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

function submitText(hasSome: boolean, missing: number, words: KeepWords, lang: Lang): string {
  const size = formatBytes(missing, lang);
  if (!hasSome) return fill(words['keep.start'], { size });
  return missing > 0 ? fill(words['keep.applyDownload'], { size }) : words['keep.apply'];
}

/** "69 pages". */
export function pagesText(count: number, words: KeepWords, lang: Lang): string {
  return fillPlural(lang, words, 'keep.pages', count);
}
