// An island because sizes, progress and what can be done change together, on stores that other tabs take part in. React
// costs nothing here: what keeps an edition keeps its search and its map too, which need it.
import { useRef } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import type { Lang } from '../../i18n/lang.ts';
import { KeepPanel } from './keep/KeepPanel.tsx';
import { useEdition } from './keep/use-edition.ts';
import type { KeepWords } from './keep/words.ts';

interface Props {
  year: number;
  lang: Lang;
  words: KeepWords;
}

/** Keeps an edition on the device, on the edition's own page. */
export function KeepEdition({ year, lang, words }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const open = useEdition(year, details);
  return (
    // The visitor may have opened it before this code had come.
    <details ref={details} className="keep" suppressHydrationWarning>
      <summary className="title-2xl washed">
        {words['keep.title']}
        <Icon name="download" />
      </summary>
      <div className="keep-content">
        <p>{words['keep.intro']}</p>
        <KeepPanel year={year} lang={lang} words={words} onOpen={open} />
      </div>
    </details>
  );
}
